import { useMemo, type FunctionComponent } from 'react'
import type { ReportedComponent } from '../accessibility/report'
import { untested } from '../accessibility/untested'
import type { OpenedBy } from '../docs/page/doc-page'
import { isPrerendered, Static } from '../docs/page/static'
import { StaticPartsContext } from '../docs/page/static-html'
import { documentAt } from '../site/catalogue/prerendered-document'
import styles from './accessibility.module.css'
import { Report } from './accessibility/report'
import { PageHeader } from './parts/page-header'

/** The components of the report. A visitor's browser takes the whole report from the document. */
async function loadComponents(): Promise<readonly ReportedComponent[]> {
  if (isPrerendered) return []
  const { catalogue } = await import('../registry/catalogue')
  const { isInstallable } = await import('../registry/entry-module')
  const entries = await Promise.all(catalogue.map(async (meta) => ({ meta, entry: await meta.load() })))
  return entries
    .filter(({ entry }) => isInstallable(entry))
    .map(({ meta: { name, title, route }, entry: { docs } }) => ({ name, title, route, docs }))
}

/** Loads the conformance report. */
export async function loadAccessibility(): Promise<FunctionComponent<{ readonly openedBy: OpenedBy }>> {
  const [components, { html }] = await Promise.all([loadComponents(), documentAt('/accessibility').load()])
  return ({ openedBy }) => {
    const parts = useMemo(() => ({ html, arePresent: openedBy === 'document' }), [openedBy])
    return (
      <StaticPartsContext value={parts}>
        <main id="main" className={styles.page}>
          <PageHeader title="Accessibility">{untested.join(' ')}</PageHeader>
          <Static id="report">{isPrerendered || (() => <Report components={components} />)}</Static>
        </main>
      </StaticPartsContext>
    )
  }
}
