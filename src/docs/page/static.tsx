import { useContext, useState, type ReactNode } from 'react'
import { StaticPartsContext } from './static-html'

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

/**
 * In a visitor's browser: an element with the content that the build made, taken from the page's document. React does not
 * look into it. On the page that the visit began with, the content is there, and React keeps it.
 */
function Prerendered({ id, className }: StaticProps) {
  const { html, arePresent } = useContext(StaticPartsContext)
  const [{ content, fill }] = useState(() => {
    const own = html.get(id) ?? (() => '')
    return {
      content: { __html: arePresent ? '' : own() },
      // Where React cannot keep what is there, because something else has changed it, it makes an empty element.
      fill: (element: HTMLElement | null) => {
        if (element?.hasChildNodes() === false) element.innerHTML = own()
      },
    }
  })
  return <div data-static={id} className={className} ref={fill} dangerouslySetInnerHTML={content} />
}

/**
 * A part of a detail page that never changes. React renders it only for the prerendered document, and its HTML is used
 * from then on: it is neither hydrated nor made anew where a link shows the page. So neither its data nor the work of
 * rendering it reaches a visitor's browser.
 */
export const Static = isPrerendered ? Prerendered : Rendered
