import { useState } from 'react'
import { hrefTo } from '../../ui/addresses'
import { Section } from '../page/section'
import type { VersionsView } from './versions-view'

/** The versions of a component. A script loads them when they are opened: most visitors want today's alone. */
export function Versions({ folder }: { readonly folder: string }) {
  const [View, setView] = useState<typeof VersionsView>()
  const [failure, setFailure] = useState('')
  const list = hrefTo(`/r/releases/${folder}.json`)

  const open = async () => {
    if (View) return
    const loaded = await import('./versions-view').catch(() => undefined)
    setFailure(loaded ? '' : 'The versions could not be loaded. Close and open this to try again.')
    // A component is a function, which React would call for the next state.
    setView(() => loaded?.VersionsView)
  }
  return (
    <Section title="Versions">
      <details
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) void open()
        }}
        ref={(fold) => {
          // It may be opened before the page is hydrated.
          if (fold?.open === true) void open()
        }}
      >
        <summary>What has changed</summary>
        {View ? <View folder={folder} list={list} /> : <a href={list}>Plain text</a>}
        {failure !== '' && <p role="alert">{failure}</p>}
      </details>
    </Section>
  )
}
