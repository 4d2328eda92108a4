import type { Declarations, GlassStyle } from './glass-style'

/** The most characters of classes in a line: 64 columns with its indentation. */
const width = 60

/** The Tailwind 4 utility for each property of the glass, or undefined where Tailwind adds the property itself. */
const utilities: Readonly<Record<string, (value: string) => string | undefined>> = {
  content: () => undefined,
  '-webkit-backdrop-filter': () => undefined,
  position: (value) => value,
  isolation: (value) => value,
  inset: (value) => `inset-${value}`,
  'z-index': (value) => `-z-${-Number(value)}`,
  border: () => 'border',
  'border-color': (value) => (value === 'currentcolor' ? 'border-current' : `border-[${arbitrary(value)}]`),
  'border-radius': (value) => `rounded-[${arbitrary(value)}]`,
  'background-color': (value) => `bg-[${arbitrary(value)}]`,
  color: (value) => `text-[${arbitrary(value)}]`,
  'box-shadow': (value) => `shadow-[${arbitrary(value)}]`,
  // `opacity-57` means 57%; rounding undoes 0.57 * 100 = 56.99999999999999.
  opacity: (value) => `opacity-${Math.round(Number(value) * 100)}`,
  'backdrop-filter': (value) =>
    value === 'none' ? 'backdrop-filter-none' : `backdrop-blur-[${value.slice('blur('.length, -1)}]`,
}

/** Prints a pane of glass as one element with Tailwind 4 classes, with its fallbacks. */
export function toTailwind(style: GlassStyle): string {
  const lines = [
    ...wrap(classes(style.panel)),
    ...wrap(classes(style.layer, 'before:')),
    ...style.fallbacks.flatMap(({ variant, panel, layer }) =>
      wrap([...classes(panel, `${variant}:`), ...classes(layer, `${variant}:before:`)]),
    ),
  ]
  const indented = lines.map((line) => `    ${inAttribute(line)}`)
  return ['<div', '  class="', ...indented, '  "', '>', '  Your content', '</div>', ''].join('\n')
}

function classes(declarations: Declarations, variant = ''): string[] {
  return Object.entries(declarations).flatMap(([property, value]) => {
    const utility = utilities[property]?.(value)
    return utility === undefined ? [] : [variant + utility]
  })
}

/** Wraps classes into lines. A class that is longer than a line gets its own. */
function wrap(names: readonly string[]): string[] {
  return names.reduce<string[]>((lines, name) => {
    const last = lines.at(-1)
    const joined = `${last} ${name}`
    if (last === undefined || joined.length > width) return [...lines, name]
    return [...lines.slice(0, -1), joined]
  }, [])
}

/** Replaces spaces, which would end the class, by `_`, which Tailwind reads as a space. */
const arbitrary = (value: string) =>
  value
    .trim()
    .replaceAll('_', '\\_')
    .replaceAll(/\s*,\s*/g, ',')
    .replaceAll(/\s+/g, '_')

const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
