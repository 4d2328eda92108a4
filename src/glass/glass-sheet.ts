import { deviceStorage } from '../ui/guarded-storage'

/** Where this device keeps the visitor's own glass. */
export const glassKey = 'vitrine:glass'

/** What is kept: the code of a glass and, in a second line, the rules that put previews in it, if they are in it. */
export const storedGlass = (): readonly string[] => deviceStorage.get(glassKey)?.split('\n') ?? []

/** Puts the previews in a glass by its rules; with an empty text, they are as delivered. */
export function adoptRules(rules: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [sheet]
}
