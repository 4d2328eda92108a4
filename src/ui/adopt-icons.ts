/** Adds icons to those of the document on screen: the symbols of an SVG that it does not have yet. */
export function adoptIcons(icons: ParentNode): void {
  const own = document.querySelector('body > svg')
  for (const symbol of icons.querySelectorAll('symbol'))
    if (document.getElementById(symbol.id) === null) own?.append(symbol)
}
