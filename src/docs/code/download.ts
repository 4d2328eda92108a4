/** Saves a file in the visitor's folder for downloads. */
export function download(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The browser reads the address after the click; a minute is enough for any disk.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
