import { useContext, useState, type ReactNode } from 'react'
import { StaticPartsContext } from './static-html'
import { ownHtml } from '../../ui/own-html'

/** Whether this runs in a visitor's browser, where static parts are already rendered. */
export const isPrerendered = import.meta.env.PROD && !import.meta.env.SSR

interface StaticProps {
  /** Unique on its page. */
  readonly id: string
  readonly className?: string | undefined
  /**
   * Renders the content: text and elements without state. Only the build and the dev server call it. Written as
   * `isPrerendered || …`, its code is not part of a visitor's script.
   */
  readonly children: true | (() => ReactNode)
}

/** In the build and on the dev server, React renders the content. */
const Rendered = ({ id, className, children }: StaticProps) => (
  <div data-static={id} className={className}>
    {children !== true && children()}
  </div>
)

/**
 * In a visitor's browser, the content comes from the page's document, and React ignores it. On the page that the visit
 * began with, React keeps what is there.
 */
function Prerendered({ id, className }: StaticProps) {
  const { html, arePresent } = useContext(StaticPartsContext)
  const [{ content, fill }] = useState(() => {
    const own = html.get(id) ?? (() => '')
    return {
      content: { __html: ownHtml(arePresent ? '' : own()) },
      // React creates an empty element if something else has changed the document.
      fill: (element: HTMLElement | null) => {
        if (element?.hasChildNodes() === false) element.innerHTML = ownHtml(own())
      },
    }
  })
  return <div data-static={id} className={className} ref={fill} dangerouslySetInnerHTML={content} />
}

/**
 * A part of a detail page that never changes. React renders it only for the prerendered document. A visitor's browser uses
 * that HTML, without hydration, and needs neither the data nor the code.
 */
export const Static = isPrerendered ? Prerendered : Rendered
