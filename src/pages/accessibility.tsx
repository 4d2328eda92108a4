import { useMemo, type ComponentType, type ReactNode } from 'react'
import { mainLimits } from '../accessibility/untested'
import type { OpenedBy } from '../docs/page/doc-page'
import { isPrerendered, Static } from '../docs/page/static'
import { StaticPartsContext, type StaticHtml } from '../docs/page/static-html'
import { documentAt } from '../site/catalogue/prerendered-document'
// The styles of the report, too: a visitor's browser never loads what renders it.
import styles from './accessibility.module.css'
import { PageHeader } from './parts/page-header'

/** Renders the report, in the build and on the dev server. A visitor's browser takes it from the document. */
async function loadContent(): Promise<() => ReactNode> {
  if (import.meta.env.SSR || import.meta.env.DEV) {
    const [{ Report }, { documented }, { catalogue }, { isInstallable }] = await Promise.all([
      import('./accessibility/report'),
      import('../accessibility/parts'),
      import('../registry/catalogue'),
      import('../registry/entry-module'),
    ])
    const entries = await Promise.all(catalogue.map(async (meta) => ({ meta, entry: await meta.load() })))
    const components = entries
      .filter(({ entry }) => isInstallable(entry))
      .map(({ meta: { name, title, route }, entry }) => ({ name, title, route, docs: documented(entry) }))
    return () => <Report components={components} />
  }
  return () => undefined
}

interface AccessibilityProps {
  readonly openedBy: OpenedBy
  readonly html: StaticHtml
  readonly content: () => ReactNode
}

/** The conformance report. */
function Accessibility({ openedBy, html, content }: AccessibilityProps) {
  const parts = useMemo(() => ({ html, arePresent: openedBy === 'document' }), [html, openedBy])
  return (
    <StaticPartsContext value={parts}>
      <main id="main" className={styles.page}>
        <PageHeader title="Accessibility">{mainLimits.join(' ')}</PageHeader>
        <Static id="report">{isPrerendered || content}</Static>
      </main>
    </StaticPartsContext>
  )
}

/** Loads the conformance report. */
export async function loadReport(): Promise<ComponentType<Pick<AccessibilityProps, 'openedBy'>>> {
  const [content, { html }] = await Promise.all([loadContent(), documentAt('/accessibility').load()])
  return ({ openedBy }) => <Accessibility openedBy={openedBy} html={html} content={content} />
}
