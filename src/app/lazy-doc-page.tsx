import { memo, startTransition, useDeferredValue, useLayoutEffect, useState } from 'react'
import { DocPage, type DocBody } from '../docs/page/doc-page'
import type { OpenedBy } from '../docs/page/doc-page'
import type { CatalogueItem } from '../registry/entry-module'
import type { Meta } from '../registry/meta'
import { isInAddress } from '../ui/addresses'
import { FavoriteButton } from '../site/catalogue/favorites'
import { entryAt } from '../site/catalogue/known-entries'
import { lazyPage, type LazyPage, type LazyPageProps } from './lazy-page'
import { lazyValue, type LazyValue } from '../ui/load-chunk'
import { PageLinks } from './page-links'
import { documentAt } from '../site/catalogue/prerendered-document'

async function loadBody({ name, route, load }: CatalogueItem): Promise<DocBody> {
  // In the order of need: over HTTP/1.1, a browser sends six requests at a time.
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
    <DocPage meta={meta} body={body} openedBy={openedBy} beside={<FavoriteButton {...meta} />} />
    <PageLinks ready={body !== undefined} />
  </>
))

/**
 * The page of the component at a path, or the not-found page: the path's document says which. A link to a known component
 * shows its header at once, and then its sections.
 */
export function lazyDocPage(path: string): LazyPage {
  const body = lazyValue(async () => {
    const entry = entryAt(path) ?? (await documentAt(path).load()).entries[0]
    return entry === undefined ? null : loadBody(entry)
  })

  const HeaderFirst = ({ meta }: { readonly meta: Meta }) => {
    const loaded = useLazyValue(body) ?? null
    // Deferred even if it is loaded: on a click, the header shows at once.
    const [first] = useState(() => (isInAddress(path) ? null : loaded))
    const shown = useDeferredValue(loaded, first)
    return <Page meta={meta} body={shown ?? undefined} openedBy="link" />
  }
  const Whole = lazyPage(async () => {
    const loaded = await body.load()
    const meta = entryAt(path)
    if (meta === undefined || loaded === null) return (await import('../pages/not-found')).NotFound
    return ({ openedBy }: LazyPageProps) => <Page meta={meta} body={loaded} openedBy={openedBy} />
  })

  function Component({ openedBy }: LazyPageProps) {
    // A position in the page exists only in the whole page.
    const [meta] = useState(() => (openedBy === 'link' ? entryAt(path) : undefined))
    return meta === undefined ? <Whole.Component openedBy={openedBy} /> : <HeaderFirst meta={meta} />
  }

  return { Component, preload: Whole.preload, isReady: () => (body.current() ?? null) !== null }
}

/** A lazy value, for a component that shows something before it is loaded. */
function useLazyValue<Value>({ current, loadToShow }: LazyValue<Value>): Value | undefined {
  const [value, setValue] = useState(current)
  useLayoutEffect(() => {
    if (value !== undefined) return undefined
    let isShown = true
    const show = (next: () => Value) => {
      if (isShown) startTransition(() => setValue(next))
    }
    loadToShow().then(
      (loaded) => show(() => loaded),
      // Thrown during rendering, so that the error view replaces the page.
      (error: unknown) =>
        show(() => {
          throw error
        }),
    )
    return () => {
      isShown = false
    }
  }, [loadToShow, value])
  return value
}
