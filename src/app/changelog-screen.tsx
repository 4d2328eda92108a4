import type { FunctionComponent } from 'react'
import type { ChangelogEntry } from '../registry/page-data'
import { documentAt } from '../site/catalogue/prerendered-document'

/** The build and the dev server choose the entries from all components; a visitor's browser gets them with the document. */
async function loadEntries(): Promise<readonly ChangelogEntry[]> {
  if (import.meta.env.SSR || import.meta.env.DEV) {
    const { newestEntries } = await import('../pages/changelog/newest-entries')
    const { catalogue } = await import('../registry/catalogue')
    return newestEntries(catalogue)
  }
  return (await documentAt('/changelog').load()).changelog ?? []
}

/** Loads the changelog's page, and its entries. */
export async function loadChangelog(): Promise<FunctionComponent> {
  const [{ Changelog }, entries] = await Promise.all([import('../pages/changelog'), loadEntries()])
  return () => <Changelog entries={entries} />
}
