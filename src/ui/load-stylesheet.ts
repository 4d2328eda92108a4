/**
 * Loads a stylesheet, once. The document has its rules before the promise is fulfilled.
 *
 * @param address Its address, from the root of the site.
 * @throws {Error} When it fails to load. The next call tries again.
 */
export async function loadStylesheet(address: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
  if ([...document.querySelectorAll('link')].some(({ href }) => href === link.href)) return
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`The stylesheet ${address} failed to load.`))
    })
    // Behind the others: one before another makes Chromium lay out the whole page anew.
    document.head.append(link)
  })
}
