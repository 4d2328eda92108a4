import { deviceStorage } from '../../../ui/device-state'

/** Where this device keeps the rules for the font of headings, once its browser has the file. */
export const headingsKey = 'vitrine:headings'

/**
 * Uses the font of headings if the browser has it already, from an earlier page. A document that is shown without it keeps
 * the system's font: nothing moves, and no first visit waits for a font.
 */
export function applyHeadings(): void {
  const rules = deviceStorage.get(headingsKey)
  if (rules) document.head.append(Object.assign(document.createElement('style'), { textContent: rules }))
}

/**
 * Fetches the font of headings for the documents to come, behind all that this page needs.
 * @param font The font's address.
 * @param rules The rules that use it.
 */
export async function keepHeadings(font: string, rules: string): Promise<void> {
  if (deviceStorage.get(headingsKey) === rules) return
  try {
    const { ok } = await fetch(font, { priority: 'low' })
    if (ok) deviceStorage.set(headingsKey, rules)
  } catch {
    // Without a network, the next page tries again.
  }
}
