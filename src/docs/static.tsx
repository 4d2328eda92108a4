import { useContext, useState, type ReactNode } from 'react'
import { StaticElementsContext } from './page/static-elements'

/** Whether this runs in a visitor's browser, where every static part is there already. */
export const isPrerendered = import.meta.env.PROD && !import.meta.env.SSR

interface StaticProps {
  /** The name of this part, unique on its page. */
  readonly id: string
  readonly className?: string | undefined
  /**
   * Renders the content: text and elements without state. The build calls it; a visitor's browser does not. Behind
   * `isPrerendered || …`, its code does not reach a visitor's browser either.
   */
  readonly children: true | (() => ReactNode)
}

/** In the build and in development: an element that React renders. */
const Rendered = ({ id, className, children }: StaticProps) => (
  <div data-static={id} className={className}>
    {children !== true && children()}
  </div>
)

/** In a visitor's browser: an element with the HTML that the build made. React does not look into it. */
function Prerendered({ id, className }: StaticProps) {
  const elements = useContext(StaticElementsContext)
  const [html] = useState(() => ({ __html: elements.get(id)?.innerHTML ?? '' }))
  return <div data-static={id} className={className} dangerouslySetInnerHTML={html} />
}

/**
 * A part of a detail page that never changes. React renders it only for the prerendered document, and its HTML is used
 * from then on: it is neither hydrated nor made anew where a link shows the page. So neither its data nor the work of
 * rendering it reaches a visitor's browser.
 */
export const Static = isPrerendered ? Prerendered : Rendered
