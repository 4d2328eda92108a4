import { deviceState } from '../ui/device-state'

/** The URL parameter with the code of a glass. */
export const glassParameter = 'g'

/** A glass that the visitor has chosen. */
export interface GlassChoice {
  readonly code: string
  /** The rules that put the previews in it. Empty while they are as delivered. */
  readonly rules: string
}

/** Where this device keeps the choice: the code and, in a second line, the rules. The first paint needs them. */
export const glassKey = 'vitrine:glass'

/** The lines of the stored text. */
export const linesOf = (text: string | null): readonly string[] => text?.split('\n', 2) ?? []

/** The chosen glass, if there is one. `my-glass.ts` changes it. The script before hydration drops what is pure. */
export const glassChoice = /* @__PURE__ */ deviceState<GlassChoice | undefined>({
  key: glassKey,
  parse: (text) => {
    const [code = '', rules = ''] = linesOf(text)
    return code === '' ? undefined : { code, rules }
  },
  format: (choice) => (choice === undefined ? null : `${choice.code}\n${choice.rules}`),
})

/** The code of the glass that the previews are in; undefined while they are as delivered. */
export function shownCode(): string | undefined {
  const choice = glassChoice.read()
  return choice?.rules === '' ? undefined : choice?.code
}

/** Shows the previews in the chosen glass, also in one that another tab chooses. */
export const followGlass = (): void =>
  void glassChoice.subscribe(() => adoptRules(glassChoice.read()?.rules ?? ''))

/** Applies the rules that put the previews in a glass. An empty text shows them as delivered. */
export function adoptRules(rules: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [sheet]
}
