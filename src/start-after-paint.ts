/*
 * Starts the site after the first paint, or after a second if the browser reports none.
 * The build inlines this file into every document and names the files to load in the script element's `data-*`
 * attributes; the site itself reads the addresses of its indexes there.
 */
import { nextTask } from './ui/next-task'

{
  const files = document.currentScript?.dataset ?? {}
  const { chunks = '', stylesheets = '', icons = '', manifest = '' } = files
  let started = false

  /** Adds a link, last in the head: a stylesheet before another makes Chromium lay out the whole page again. */
  const addLink = (attributes: Partial<HTMLLinkElement>) => {
    const link = Object.assign(document.createElement('link'), attributes)
    document.head.append(link)
    return link
  }

  /**
   * Turns a preloaded stylesheet on and styles the page, in its own task. The site's rules are in layers, so their order does not matter.
   * If it fails to load, the site starts without it: the document has the rules that it needs.
   */
  const turnOn = async (link: HTMLLinkElement) => {
    link.rel = 'stylesheet'
    await new Promise((resolve) => Object.assign(link, { onload: resolve, onerror: resolve }))
    void getComputedStyle(document.body).color
    await nextTask()
  }

  const run = async () => {
    const links = stylesheets.split(' ').map((href) => addLink({ rel: 'preload', as: 'style', href }))
    await nextTask()
    for (const href of chunks.split(' ')) addLink({ rel: 'modulepreload', href })
    for (const link of links) await turnOn(link)
    // Reversed: each chunk comes after the chunks that it imports.
    for (const chunk of chunks.split(' ').reverse()) await import(/* @vite-ignore */ chunk)
    // The document has its own icons. The script adds more.
    addLink({ rel: 'prefetch', as: 'image', href: icons })
    addLink({ rel: 'manifest', href: manifest })
  }

  const start = () => {
    if (started) return
    started = true
    void run()
  }

  try {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) start()
    }).observe({ type: 'paint', buffered: true })
  } catch {
    // A browser without paint timing: the timer below starts the site.
  }
  setTimeout(start, 1000)
}
