import { useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { DocPage, type DocBody } from '../docs/page/doc-page'
import type { CatalogueItem } from '../registry/entry-module'
import type { Meta } from '../registry/meta'
import { FavouriteButton } from './favourite-button'
import { entryAt } from './known-entries'
import { lazyScreen, type LazyScreen } from './lazy-screen'
import { lazyValue } from './load-chunk'
import { PageLinks } from './page-links'
import { documentAt } from './prerendered-document'
import { useLazyValue } from './use-lazy-value'

async function loadBody({ name, route, load }: CatalogueItem): Promise<DocBody> {
  const [{ DocSections }, { CategoryNav }, entry, { elements }] = await Promise.all([
    import('../docs/doc-sections'),
    import('../docs/category-nav'),
    load(),
    documentAt(route).load(),
  ])
  const neighbors =
    import.meta.env.SSR || import.meta.env.DEV ? (await import('./neighbors')).neighborsOf(name) : undefined
  return { entry, neighbors, CategoryNav, Sections: DocSections, elements }
}

interface ScreenProps {
  readonly meta: Meta
  readonly body: DocBody | undefined
  readonly byLink?: boolean
}

const Screen = ({ meta, body, byLink = false }: ScreenProps) => (
  <>
    <DocPage meta={meta} body={body} byLink={byLink} beside={<FavouriteButton {...meta} />} />
    <PageLinks ready={body !== undefined} />
  </>
)

/**
 * The page of the component at a path, or the not-found page: the path's document says which. A link to a component
 * that is known already shows its header at once, and then its sections.
 */
export function docPageScreen(path: string): LazyScreen {
  const body = lazyValue(async () => {
    const entry = entryAt(path) ?? (await documentAt(path).load()).entries[0]
    return entry === undefined ? null : loadBody(entry)
  })

  const HeaderFirst = ({ meta }: { readonly meta: Meta }) => (
    <Screen meta={meta} body={useLazyValue(body) ?? undefined} byLink />
  )
  const Whole = lazyScreen(async () => {
    const loaded = await body.load()
    const meta = entryAt(path)
    if (meta === undefined || loaded === null) return (await import('../pages/not-found')).NotFound
    return () => <Screen meta={meta} body={loaded} />
  })

  function Component() {
    const { hash } = useLocation()
    // A step in the history and a link with a hash lead to a place that only the whole page has.
    const waits = useNavigationType() === 'POP' || hash !== ''
    const [meta] = useState(() => (waits ? undefined : entryAt(path)))
    return meta === undefined ? <Whole.Component /> : <HeaderFirst meta={meta} />
  }

  return { Component, preload: Whole.preload }
}
