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

/** Tells React that the content is not its own. */
const notOurs = { __html: '' }

/**
 * In a visitor's browser: an element with the content that the build made. React does not look into it. Where a link shows
 * the page, the content is copied from its document, which is parsed already.
 */
function Prerendered({ id, className }: StaticProps) {
  const elements = useContext(StaticElementsContext)
  const [fill] = useState(() => (element: HTMLElement | null) => {
    if (element === null || element.hasChildNodes()) return
    for (const child of elements.get(id)?.childNodes ?? []) element.append(document.importNode(child, true))
  })
  return <div data-static={id} className={className} ref={fill} dangerouslySetInnerHTML={notOurs} />
}

/**
 * A part of a detail page that never changes. React renders it only for the prerendered document, and its HTML is used
 * from then on: it is neither hydrated nor made anew where a link shows the page. So neither its data nor the work of
 * rendering it reaches a visitor's browser.
 */
export const Static = isPrerendered ? Prerendered : Rendered
