const uses = /<use href="([^"#]+)#([^"]+)"/g

/** The symbols of a sprite, by the names of their icons. */
type Symbols = ReadonlyMap<string, string>

/** Reads the symbols of a sprite from its SVG. */
export const symbolsOf = (sprite: string): Symbols =>
  new Map([...sprite.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)].map(([all, name = '']) => [name, all]))

/** Draws icons as a document has them: in a hidden SVG, each once. */
export function drawIcons(symbols: Symbols, names: Iterable<string>): string {
  const drawn = [...new Set(names)].sort().map((name) => symbols.get(name)?.replace(' id="', ' id="icon-'))
  return `<svg style="display:none">${drawn.join('')}</svg>`
}

/**
 * Creates a function that puts the icons of a page into its document, so that they are painted with it: icons in the
 * sprite would arrive a round trip later, and the browser would fetch them before the page's largest paint is over.
 *
 * @param address The sprite's address, as pages use it.
 * @param symbols Those of the sprite.
 * @returns A function from a page's HTML to the HTML that refers to symbols in the document, and those symbols.
 */
export function inlineIcons(address: string, symbols: Symbols): (html: string) => InlinedIcons {
  return (html) => {
    const used = new Set<string>()
    const inlined = html.replace(uses, (whole, file: string, name: string) => {
      if (file !== address || !symbols.has(name)) return whole
      used.add(name)
      return `<use href="#icon-${name}"`
    })
    return { html: inlined, symbols: drawIcons(symbols, used) }
  }
}

/** A page's HTML, and the hidden SVG with its icons. */
export interface InlinedIcons {
  readonly html: string
  readonly symbols: string
}
