/** The one function of Next.js that the style registry uses: Next.js itself is no dependency of this project. */
declare module 'next/navigation' {
  import type { ReactNode } from 'react'

  export function useServerInsertedHTML(callback: () => ReactNode): void
}
