import { createContext } from 'react'

/** The path of the page: while it is rendered ahead, the address bar has that of another. Undefined outside of a page. */
export const PagePathContext = createContext<string | undefined>(undefined)
