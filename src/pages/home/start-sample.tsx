import type { Root } from 'react-dom/client'
import { samples } from '../../registry/samples'
import { interest } from '../../ui/clicks'
import { loadChunk } from '../../ui/load-chunk'

/** Elements that do nothing without a script: the browser opens a list by itself, but picks no option. */
const scripted = 'button:not([popovertarget]), [role=option]'

/**
 * Makes the HTML of a sample interactive when a visitor first hovers, focuses or presses it. The last press before its script
 * has loaded is repeated. An element without HTML, on a page that a link has opened, starts at once.
 *
 * @returns A function that ends the sample.
 */
export function startSample(element: HTMLElement): () => void {
  const { sample = '' } = element.dataset
  const waiting = new AbortController()
  let pressed: HTMLElement | null = null
  let isLoading = false
  let root: Root | undefined

  const start = async () => {
    if (isLoading) return
    isLoading = true
    const [{ createRoot, hydrateRoot }, Sample] = await loadChunk(() =>
      Promise.all([import('react-dom/client'), samples.get(sample)?.()]),
    )
    if (waiting.signal.aborted || Sample === undefined) return
    waiting.abort()
    // A translated text differs from the sample's: React renders it again, and that is no failure.
    const options = { identifierPrefix: sample, onRecoverableError: () => {} }
    // An element outside home's root: in a root's own elements, React hydrates nothing when they are clicked.
    const box = element.firstElementChild
    if (box !== null) root = hydrateRoot(box, <Sample />, options)
    else {
      root = createRoot(element.appendChild(document.createElement('div')), options)
      root.render(<Sample />)
    }
    // React hydrates what is clicked at once.
    pressed?.click()
  }
  const prepare = () =>
    void start().catch(() => {
      // The next sign of interest tries again.
      isLoading = false
    })

  const { signal } = waiting
  for (const type of interest) element.addEventListener(type, prepare, { signal, passive: true })
  element.addEventListener(
    'click',
    ({ target }) => {
      prepare()
      if (target instanceof Element) pressed = target.closest(scripted)
    },
    { signal, capture: true },
  )
  if (!element.hasChildNodes()) prepare()
  return () => {
    waiting.abort()
    // Not while React removes the page around it.
    setTimeout(() => root?.unmount())
  }
}
