import type { CriterionNumber } from '../../src/accessibility/criteria'

/** A mistake in a file of a component, and the criterion that it is about. */
export type SourceProblem = readonly [criterion: CriterionNumber, what: string]

/** The least size of a target, in px (WCAG 2.2, 2.5.8). */
const leastTarget = 24

const pixels = (length: string) => Number.parseFloat(length) * (length.endsWith('rem') ? 16 : 1)

/** The declarations of a template that are in no rule of it. */
const ownDeclarations = (css: string): string => {
  let text = css
  for (let before = ''; before !== text;) {
    before = text
    text = text.replaceAll(/[^;{}]*\{[^{}]*\}/g, '')
  }
  return text
}

/** The styles of what is pressed, by name. */
const pressable = (text: string) =>
  [...text.matchAll(/const (\w+) = styled\.(?:button|summary|a)`(.*?)\n`/gs)].map(
    ([, name = '', css = '']) => [name, css] as const,
  )

/** The targets that lose the outline of their focus. */
const lostOutlines = (text: string): string[] =>
  pressable(text)
    .filter(([, css]) => /:focus-visible \{[^{}]*outline: (?:none|0)/.test(css))
    .map(([name]) => `${name} has no outline when it has focus`)

/** The targets that are too small: what is pressed, and says its size itself. */
function smallTargets(text: string): string[] {
  return pressable(text).flatMap(([name, css]) => {
    const own = ownDeclarations(css.replaceAll(/\$\{.*?\}/g, ''))
    const sizes = [...own.matchAll(/(?<![-\w])(min-)?(?:height|width): ([\d.]+(?:rem|px));/g)]
    return sizes
      .filter(([, , length = '']) => pixels(length) < leastTarget)
      .map(([declaration]) => `${name}: ${declaration}`)
  })
}

/** The animations without end that repeat three times in a second, or more. */
const flashes = (text: string): string[] =>
  [...text.matchAll(/animation: [^;]*?([\d.]+)(ms|s) [^;]*infinite[^;]*;/g)]
    .filter(([, time, unit]) => Number(time) / (unit === 'ms' ? 1000 : 1) <= 1 / 3)
    .map(([declaration]) => declaration)

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')

/** The templates of styles that move without end, also for who wants less motion. */
const restless = (text: string): string[] =>
  text
    .split('`')
    .flatMap((template) =>
      template.includes('prefers-reduced-motion: reduce')
        ? []
        : (template.match(/animation: [^;]*\binfinite\b/g) ?? []),
    )

/** The mistakes that the text of a file shows. */
export function sourceProblems(text: string): readonly SourceProblem[] {
  return [
    ...smallTargets(text).map((what) => ['2.5.8', what] as const),
    ...flashes(text).map((what) => ['2.3.1', what] as const),
    ...lostOutlines(text).map((what) => ['2.4.7', what] as const),
    ...restless(withoutComments(text)).map((what) => ['2.2.2', what] as const),
    ...(/\(orientation: |screen\.orientation/.test(text)
      ? [['1.3.4', 'It asks for the orientation.'] as const]
      : []),
  ]
}
