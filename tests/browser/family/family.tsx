import { Suspense, lazy, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { backgroundOf, type BackdropName } from '../../../src/docs/preview/backdrops'
import { liveElements } from '../../../src/registry/live-elements'
import { screens } from '../../../src/registry/screens'
import type { Docs } from '../../../src/registry/sections'

/*
 * A page that is not the site's: every example of every component side by side, over one backdrop, without the site's
 * styles. The address names the backdrop, `#night`, and may ask for one component, for a direction, a language and a dialog
 * around them all: `?only=card`, `?dir=rtl&lang=ar` and `?in=dialog`. It may ask for a screen in their place:
 * `?screen=dashboard`. A page without a component of its own, `source: false`, is left out: its glass is not of the
 * material, but what a visitor chooses.
 */

const entries = import.meta.glob<Docs>('../../../registry/*/entry.tsx', { eager: true, import: 'default' })

const query = new URLSearchParams(window.location.search)

const cells = Object.entries(entries).flatMap(([file, docs]) => {
  if (docs.page.source === false) return []
  const name = file.split('/').at(-2) ?? file
  if (query.has('only') && query.get('only') !== name) return []
  return docs.sections.flatMap((section) =>
    [...liveElements([section])].map((preview, index) => (
      <section
        key={`${file} ${section.title} ${index}`}
        data-stage=""
        aria-label={`${name}, ${section.title}`}
      >
        {preview}
      </section>
    )),
  )
})

/** The whole window with a screen, below the heading that a page would have. */
function screenPage(name: string | null): ReactNode {
  const screen = screens.find((known) => known.name === name)
  if (screen === undefined) return undefined
  const Screen = lazy(async () => ({ default: await screen.load() }))
  return (
    <main style={{ gridColumn: '1 / -1' }}>
      <h1 style={{ margin: 0, background: 'Canvas' }}>{screen.title}</h1>
      <section data-stage="" aria-label={screen.title}>
        <Screen />
      </section>
    </main>
  )
}

/** Backdrops that the site does not offer. */
const others: Readonly<Record<string, string>> = { grey: '#808080' }

function paintBackdrop() {
  const name = window.location.hash.slice(1)
  // A test names one of the backdrops.
  document.body.style.background = others[name] ?? backgroundOf({ name: name as BackdropName }) ?? ''
  document.body.dataset.backdrop = name
}

paintBackdrop()
window.addEventListener('hashchange', paintBackdrop)

/** A dialog around all components, open over the page. */
function openDialog(): HTMLElement {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}

document.documentElement.dir = query.get('dir') ?? ''
document.documentElement.lang = query.get('lang') ?? 'en'
createRoot(query.get('in') === 'dialog' ? openDialog() : document.body).render(
  <Suspense>{screenPage(query.get('screen')) ?? cells}</Suspense>,
)
