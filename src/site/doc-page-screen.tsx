import { useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { DocPage } from '../docs/page/doc-page'
import type { CatalogueItem } from '../registry/entry-module'
import { loadable, lazyScreen, useLoadable, type LazyScreen } from './lazy-screen'

/** The page of a component. A link shows its head at once, and then its sections. */
export function docPageScreen({ load, ...meta }: CatalogueItem): LazyScreen {
  const body = loadable(async () => {
    // Nearly every component is styled with Emotion; asked for with the page, it does not wait for the page to name it.
    const [{ DocSections }, entry] = await Promise.all([
      import('../docs/doc-sections'),
      load(),
      import('@emotion/styled'),
    ])
    return { Sections: DocSections, entry }
  })

  const Early = () => <DocPage meta={meta} body={useLoadable(body)} />
  const Whole = lazyScreen(async () => {
    const loaded = await body.load()
    return () => <DocPage meta={meta} body={loaded} />
  })

  function Component() {
    const { hash } = useLocation()
    // A step in the history, or a link with a hash, leads to a place that only the whole page has.
    const waits = useNavigationType() === 'POP' || hash !== ''
    const [Shown] = useState(() => (waits ? Whole.Component : Early))
    return <Shown />
  }

  return { Component, preload: Whole.preload }
}
