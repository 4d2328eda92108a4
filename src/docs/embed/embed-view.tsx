import { useEffect, useSyncExternalStore } from 'react'
import type { EntryModule } from '../../registry/entry-module'
import type { Meta } from '../../registry/meta'
import { hasStage, type Docs } from '../../registry/sections'
import { followQuery } from '../../ui/address-state'
import { hrefTo } from '../../ui/addresses'
import { useHydrated } from '../../ui/hydration'
import { site } from '../../ui/site'
import { CustomizerPreview } from '../customizer/customizer-view'
import { useCustomizers } from '../customizer/use-customizers'
import { ExamplePreview } from '../page/example-preview'
import { LivePreview } from '../page/live-first'
import { Stage } from '../preview/stage'
import styles from './embed-view.module.css'

interface EmbedViewProps {
  readonly meta: Pick<Meta, 'title' | 'route'>
  readonly entry: EntryModule
  /** The path of the embed, whose query has the values. */
  readonly path: string
}

/** The first stage of a component's page, for a frame on another site, and a link to that page with the same values. */
export function EmbedView({ meta: { title, route }, entry: { docs }, path }: EmbedViewProps) {
  const isHydrated = useHydrated()
  const search = useSyncExternalStore(
    followQuery,
    () => window.location.search,
    () => '',
  )
  useEffect(() => {
    if (isHydrated) delete document.documentElement.dataset.values
  }, [isHydrated])
  return (
    <main className={styles.embed}>
      <Stage hasOwnGlass>
        <FirstPreview docs={docs} path={path} />
      </Stage>
      <a className={styles.link} href={hrefTo(route) + search} target="_blank" rel="noopener">
        {`${title} – ${site.name}`}
      </a>
    </main>
  )
}

/** The preview in the first stage of a component's page. */
function FirstPreview({ docs, path }: { readonly docs: Docs; readonly path: string }) {
  const { customizers, first: live } = useCustomizers(docs, path)
  const section = docs.sections.find(hasStage)
  if (section?.kind === 'customizer') {
    const customizer = customizers.find((one) => one.section === section)
    return customizer && <CustomizerPreview customizer={customizer} />
  }
  if (section?.kind !== 'examples') return undefined
  const example = section.examples.find((one) => one.kind !== 'code')
  if (example === undefined) return undefined
  if (live) return <LivePreview live={live} example={example} />
  return <ExamplePreview example={example} opened={section.opened} />
}
