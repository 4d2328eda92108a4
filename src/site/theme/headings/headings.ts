import { deviceStorage } from '../../../ui/device-state'

/** Where this device keeps the address of the font of headings, once its browser has the file. */
const headingsKey = 'vitrine:headings'

/**
 * Uses the font of headings if the browser has it already, from an earlier page. A document that is shown without it keeps
 * the system's font: nothing moves, and no first visit waits for a font.
 */
export function applyHeadings(): void {
  const address = deviceStorage.get(headingsKey)
  if (address === null || !('FontFace' in window)) return
  const font = new FontFace('Outfit', `url(${address})`, { weight: '600 700', display: 'optional' })
  document.fonts.add(font)
  document.documentElement.dataset.headings = ''
  // It is gone from the cache, or from the server since another version of the site.
  font.load().catch(() => deviceStorage.remove(headingsKey))
}

/** Fetches the font of headings for the documents to come, behind all that this page needs. */
export async function keepHeadings(address: string): Promise<void> {
  try {
    const { ok } = await fetch(address, { priority: 'low' })
    if (ok) deviceStorage.set(headingsKey, address)
  } catch {
    // Without a network, the next page tries again.
  }
}
