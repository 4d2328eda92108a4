import './site/theme/tokens.css'
import './site/theme/base.css'
import { startTransition, StrictMode } from 'react'
import { EmbedView } from './docs/embed/embed-view'
import type { CatalogueItem } from './registry/entry-module'
import { embedPath } from './shared/embed'
import { normalPath } from './shared/normal-path'
import { documentAt } from './site/catalogue/prerendered-document'
import { canonicalPath, pathOf } from './ui/addresses'
import { rootElement } from './ui/hydration'

/** The component that the document names; on the dev server, the one that the address names. */
async function loadItem(path: string): Promise<CatalogueItem | undefined> {
  if (import.meta.env.DEV) {
    const { catalogue } = await import('./registry/catalogue')
    return catalogue.find(({ name }) => embedPath(name) === normalPath(path))
  }
  return (await documentAt(path).load()).entries[0]
}

/** Shows the component of the address. It acts for no visitor: it signs nobody in, and stores nothing. */
async function start(root: HTMLElement) {
  const path = canonicalPath(pathOf(window.location))
  const item = await loadItem(path)
  if (item === undefined) throw new Error(`${path} is no embed. Name the folder of a component.`)
  const [entry, { createRoot, hydrateRoot }] = await Promise.all([item.load(), import('react-dom/client')])
  const view = (
    <StrictMode>
      <EmbedView meta={item} entry={entry} path={path} />
    </StrictMode>
  )
  // The dev server prerenders nothing.
  if (root.firstElementChild === null) createRoot(root).render(view)
  else startTransition(() => void hydrateRoot(root, view))
}

const root = rootElement()
if (root === null) throw new Error('embed.html has no element with the id "root"; add it.')
void start(root)
