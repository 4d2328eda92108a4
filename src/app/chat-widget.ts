import { useEffect } from 'react'

/** The address of the chat service's script. Without one nothing is loaded. */
const source = import.meta.env.VITE_CHAT_WIDGET_SRC ?? ''

/** Loads the chat widget on a page. When the visitor leaves, it is removed with everything that it added. */
export function useChatWidget(page: string): void {
  useEffect(() => (source === '' ? undefined : addWidget(source)), [page])
}

/**
 * Appends a widget's script to the page. The script is async: nothing waits for it.
 *
 * @returns A function that removes the script, its elements and its globals.
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
    // A widget that finds its old globals assumes that it is loaded, and would not start on the next page.
    for (const name of globals) Reflect.deleteProperty(window, name)
  }
}

/** The site's own style elements, which only the dev server has: its own, and Emotion's. */
const ownStyles = '[data-emotion], [data-vite-dev-id]'

/**
 * Whether the widget added an element. An element that loads from another host is not the widget's (it may belong to
 * sign-in): the Content-Security-Policy lets a widget load from its own host only.
 */
function isWidgets(element: Element, origin: string): boolean {
  if (element.matches(ownStyles)) return false
  const address = element.getAttribute('src') ?? element.getAttribute('href')
  if (address === null || address === '') return true
  return (
    URL.canParse(address, window.location.href) && new URL(address, window.location.href).origin === origin
  )
}
