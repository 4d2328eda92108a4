import type { Declarations, GlassStyle, Surface } from './glass-style'

/** The class name in the printed rules. */
export const panelClass = 'glass-panel'

/** Prints a pane of glass as a complete style sheet, with prefixes and fallbacks. */
export function toCss(style: GlassStyle): string {
  const fallbacks = style.fallbacks.map(
    ({ why, atRule, ...surface }) => `/* ${why} */\n${atRule} {\n${indent(rules(surface))}\n}`,
  )
  return `${[rules(style), ...fallbacks].join('\n\n')}\n`
}

const rules = ({ panel, frost, tint }: Surface) =>
  [
    ...rule(`.${panelClass}`, panel),
    ...rule(`.${panelClass}::before`, frost),
    ...rule(`.${panelClass}::after`, tint),
  ].join('\n\n')

function rule(selector: string, declarations: Declarations): readonly string[] {
  const lines = Object.entries(declarations).map(([property, value]) => `  ${property}: ${value};`)
  return lines.length === 0 ? [] : [[`${selector} {`, ...lines, '}'].join('\n')]
}

const indent = (code: string) => code.replaceAll(/^(?=.)/gm, '  ')
