import { useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { DocPage } from '../docs/doc-page'
import type { CatalogueItem } from '../registry/page'
import { loadable, piece, useLoadable, type Piece } from './piece'

/** The page of a component. A link shows its head at once, and then its sections. */
export function docPagePiece({ load, ...meta }: CatalogueItem): Piece {
  const body = loadable(async () => {
    // Nearly every component is styled with Emotion; asked for with the page, it does not wait for the page to name it.
    const [{ DocSections }, page] = await Promise.all([
      import('../docs/doc-sections'),
      load(),
      import('@emotion/styled'),
    ])
    return { Sections: DocSections, page }
  })

  const Early = () => <DocPage meta={meta} body={useLoadable(body)} />
  const Whole = piece(async () => {
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
