import { memo, useDeferredValue, useState } from 'react'
import { DocPage, type DocBody } from '../docs/page/doc-page'
import type { OpenedBy } from '../docs/page/opened-by'
import type { CatalogueItem } from '../registry/entry-module'
import type { Meta } from '../registry/meta'
import { isInAddress } from '../ui/addresses'
import { FavouriteButton } from '../site/catalogue/favorite-button'
import { entryAt } from '../site/catalogue/known-entries'
import { lazyScreen, type LazyScreen, type ScreenProps } from './lazy-screen'
import { lazyValue } from '../ui/load-chunk'
import { PageLinks } from './page-links'
import { documentAt } from '../site/catalogue/prerendered-document'
import { useLazyValue } from './use-lazy-value'

async function loadBody({ name, route, load }: CatalogueItem): Promise<DocBody> {
  // In the order in which a page needs them: over HTTP/1.1, a browser sends six requests at a time.
  const [{ DocSections }, { CategoryNav }, { html }, entry] = await Promise.all([
    import('../docs/page/doc-sections'),
    import('../docs/page/category-nav'),
    documentAt(route).load(),
    load(),
  ])
  const neighbors =
    import.meta.env.SSR || import.meta.env.DEV
      ? (await import('../site/catalogue/neighbors')).neighborsOf(name)
      : undefined
  return { entry, neighbors, CategoryNav, Sections: DocSections, html }
}

interface PageProps {
  readonly meta: Meta
  readonly body: DocBody | undefined
  readonly openedBy: OpenedBy
}

const Page = memo(({ meta, body, openedBy }: PageProps) => (
  <>
    <DocPage meta={meta} body={body} openedBy={openedBy} beside={<FavouriteButton {...meta} />} />
    <PageLinks ready={body !== undefined} />
  </>
))

/**
 * The page of the component at a path, or the not-found page: the path's document says which. A link to a component
 * that is known already shows its header at once, and then its sections.
 */
export function docPageScreen(path: string): LazyScreen {
  const body = lazyValue(async () => {
    const entry = entryAt(path) ?? (await documentAt(path).load()).entries[0]
    return entry === undefined ? null : loadBody(entry)
  })

  const HeaderFirst = ({ meta }: { readonly meta: Meta }) => {
    const loaded = useLazyValue(body) ?? null
    // On screen, later than the header, also when it is loaded already: so a click is answered at once.
    const [first] = useState(() => (isInAddress(path) ? null : loaded))
    const shown = useDeferredValue(loaded, first)
    return <Page meta={meta} body={shown ?? undefined} openedBy="link" />
  }
  const Whole = lazyScreen(async () => {
    const loaded = await body.load()
    const meta = entryAt(path)
    if (meta === undefined || loaded === null) return (await import('../pages/not-found')).NotFound
    return ({ openedBy }: ScreenProps) => <Page meta={meta} body={loaded} openedBy={openedBy} />
  })

  function Component({ openedBy }: ScreenProps) {
    // A place in the page is there only with the whole of it.
    const [meta] = useState(() => (openedBy === 'link' ? entryAt(path) : undefined))
    return meta === undefined ? <Whole.Component openedBy={openedBy} /> : <HeaderFirst meta={meta} />
  }

  return { Component, preload: Whole.preload, isReady: () => (body.current() ?? null) !== null }
}
