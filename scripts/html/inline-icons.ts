const uses = /<use href="([^"#]+)#([^"]+)"/g

/** The symbols of a sprite, by name. */
const symbolsOf = (sprite: string): ReadonlyMap<string, string> =>
  new Map([...sprite.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)].map(([all, name = '']) => [name, all]))

/**
 * Creates a function that puts the icons of a page into its document, so that they are painted with it: icons in the
 * sprite would arrive a round trip later, and the browser would fetch them before the page's largest paint is over.
 *
 * @param address The sprite's address, as pages use it.
 * @param sprite The sprite's SVG.
 * @returns A function from a page's HTML to the HTML that refers to symbols in the document, and those symbols.
 */
export function inlineIcons(address: string, sprite: string): (html: string) => InlinedIcons {
  const symbols = symbolsOf(sprite)
  return (html) => {
    const used = new Set<string>()
    const inlined = html.replace(uses, (whole, file: string, name: string) => {
      if (file !== address || !symbols.has(name)) return whole
      used.add(name)
      return `<use href="#icon-${name}"`
    })
    const drawn = [...used].sort().map((name) => symbols.get(name)?.replace(' id="', ' id="icon-') ?? '')
    return { html: inlined, symbols: `<svg style="display:none">${drawn.join('')}</svg>` }
  }
}

/** A page's HTML, and the hidden SVG with its icons. */
export interface InlinedIcons {
  readonly html: string
  readonly symbols: string
}
