import { useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { DocPage } from '../docs/page/doc-page'
import type { CatalogueItem } from '../registry/entry-module'
import { loadStaticElements } from './prerendered-document'
import { lazyScreen, type LazyScreen } from './lazy-screen'
import { lazyValue } from './load-chunk'
import { useLazyValue } from './use-lazy-value'

/** The page of a component. A link shows its header at once, and then its sections. */
export function docPageScreen({ load, ...meta }: CatalogueItem): LazyScreen {
  const body = lazyValue(async () => {
    // Most components use Emotion. Requested along with the page, it need not wait for the page to import it.
    const [{ DocSections }, entry, elements] = await Promise.all([
      import('../docs/doc-sections'),
      load(),
      loadStaticElements(meta.route),
      import('@emotion/styled'),
    ])
    return { Sections: DocSections, entry, elements }
  })

  const HeaderFirst = () => <DocPage meta={meta} body={useLazyValue(body)} />
  const Whole = lazyScreen(async () => {
    const loaded = await body.load()
    return () => <DocPage meta={meta} body={loaded} />
  })

  function Component() {
    const { hash } = useLocation()
    // A step in the history and a link with a hash lead to a place that only the whole page has.
    const waits = useNavigationType() === 'POP' || hash !== ''
    const [Shown] = useState(() => (waits ? Whole.Component : HeaderFirst))
    return <Shown />
  }

  return { Component, preload: Whole.preload }
}
