/*
 * Starts the site once the browser has painted the document, or after a second if the browser never reports a paint.
 * The build inlines this file into every document and names the files to load in the script element's `data-*`
 * attributes; the site itself reads the address of the catalogue's index there.
 */
{
  const files = document.currentScript?.dataset ?? {}
  const { chunks = '', stylesheets = '', icons = '', manifest = '' } = files
  let started = false

  const createLink = (attributes: Partial<HTMLLinkElement>) =>
    Object.assign(document.createElement('link'), attributes)

  const start = () => {
    if (started) return
    started = true
    for (const href of chunks.split(' ')) document.head.append(createLink({ rel: 'modulepreload', href }))
    // Each after the chunks that it imports, in a task of its own: the browser can answer input between them.
    const run = async () => {
      for (const chunk of chunks.split(' ').reverse()) await import(/* @vite-ignore */ chunk)
    }
    // Behind the document's own rules, where Vite adds further ones: a stylesheet before another makes Chromium lay out the
    // whole page anew ("Fonts changed" in its traces). The site's rules are in layers, so the place changes nothing. If one
    // fails to load, the site starts without it: the document has the rules that it needs.
    const styles = stylesheets.split(' ').map((href) => {
      const link = createLink({ rel: 'stylesheet', href })
      const settled = new Promise((resolve) => Object.assign(link, { onload: resolve, onerror: resolve }))
      document.head.append(link)
      return settled
    })
    void Promise.all(styles).then(run)
    // The document has its own icons. The sprite is for those that the script adds.
    document.head.append(
      createLink({ rel: 'prefetch', as: 'image', href: icons }),
      createLink({ rel: 'manifest', href: manifest }),
    )
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
