import { useEffect } from 'react'

/** The chat service's script (DECISIONS, "Shell"); without one nothing is loaded. */
const source = import.meta.env.VITE_CHAT_WIDGET_SRC ?? ''

/** Loads the chat widget for a page, and takes it away with everything it added when the page is left. */
export function useChatWidget(page: string): void {
  useEffect(() => (source === '' ? undefined : addWidget(source)), [page])
}

/**
 * Appends a widget's script to the page; it runs when it arrives, and nothing waits for it.
 *
 * @returns what removes the script again, with the elements and the globals that came with it
 */
export function addWidget(src: string): () => void {
  const { origin } = new URL(src, window.location.href)
  const known = new Set(Object.getOwnPropertyNames(window))
  const added = new Set<Element>()
  const globals: string[] = []

  const watch = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element && isWidgets(node, origin)) added.add(node)
    }
  })
  for (const parent of [document.documentElement, document.head, document.body]) {
    watch.observe(parent, { childList: true })
  }

  const script = document.createElement('script')
  script.src = src
  script.async = true
  script.addEventListener('load', () => {
    globals.push(...Object.getOwnPropertyNames(window).filter((name) => !known.has(name)))
  })
  document.body.append(script)

  return () => {
    watch.disconnect()
    script.remove()
    for (const element of added) element.remove()
    // A widget that finds its old globals takes itself for loaded, and would not come back on the next page.
    for (const name of globals) Reflect.deleteProperty(window, name)
  }
}

/** Styles of the site itself: Emotion's, and those of the dev server. */
const ownStyles = '[data-emotion], [data-vite-dev-id]'

/**
 * Whether an element that appeared beside the page is the widget's. An address on another host belongs to somebody else
 * (sign-in, say): the policy lets a widget load from its own host alone.
 */
function isWidgets(element: Element, origin: string): boolean {
  if (element.matches(ownStyles)) return false
  const address = element.getAttribute('src') ?? element.getAttribute('href')
  if (address === null || address === '') return true
  return (
    URL.canParse(address, window.location.href) && new URL(address, window.location.href).origin === origin
  )
}
