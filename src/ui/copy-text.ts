import { CopyError } from './failure-text'

/**
 * Copies a text. It takes a promise because Safari must be called before the text is loaded.
 *
 * @throws {CopyError} When the browser refuses.
 * @throws {unknown} What the promise is rejected with.
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  const wanted = Promise.resolve(text)
  try {
    await writeClipboard(wanted)
  } catch {
    // The reason may be the text itself.
    if (!selectAndCopy(await wanted)) throw new CopyError('The browser refused to copy.')
  }
}

/** Firefox before 127 has no `ClipboardItem`; a page without TLS has no clipboard, so this throws. */
async function writeClipboard(text: Promise<string>): Promise<void> {
  const { clipboard } = navigator
  if (typeof ClipboardItem === 'undefined') return clipboard.writeText(await text)
  const blob = text.then((plain) => new Blob([plain], { type: 'text/plain' }))
  return clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}

/** Copies a text as a visitor would: by selecting it. In a modal dialog, only what the dialog contains can be selected. */
function selectAndCopy(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'visually-hidden'
  field.readOnly = true
  ;(focused?.closest('dialog') ?? document.body).append(field)
  field.select()
  // oxlint-disable-next-line typescript/no-deprecated -- The only way without a clipboard: every browser still has it.
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return isCopied
}
