import type { Declarations, GlassStyle } from './glass-style'

/** The most characters of classes in a line: 64 columns with its indentation. */
const width = 60

/** The Tailwind 4 utilities for each property of the glass, separated by spaces; empty where Tailwind adds the property itself. */
const utilities: Readonly<Record<string, (value: string) => string>> = {
  content: () => '',
  '-webkit-backdrop-filter': () => '',
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
    value === 'none'
      ? 'backdrop-filter-none'
      : value.replace(/blur\((.+?)\) saturate\((.+)\)/, 'backdrop-blur-[$1] backdrop-saturate-[$2]'),
}

/** Prints a pane of glass as one element with Tailwind 4 classes, with its fallbacks. */
export function toTailwind(style: GlassStyle): string {
  const lines = [
    ...wrap(classes(style.panel)),
    ...wrap(classes(style.frost, 'before:')),
    ...wrap(classes(style.tint, 'after:')),
    ...style.fallbacks.flatMap(({ variant, panel, frost, tint }) =>
      wrap([
        ...classes(panel, `${variant}:`),
        ...classes(frost, `${variant}:before:`),
        ...classes(tint, `${variant}:after:`),
      ]),
    ),
  ]
  const indented = lines.map((line) => `    ${inAttribute(line)}`)
  return ['<div', '  class="', ...indented, '  "', '>', '  Your content', '</div>', ''].join('\n')
}

function classes(declarations: Declarations, variant = ''): string[] {
  return Object.entries(declarations).flatMap(([property, value]) => {
    const names = utilities[property]?.(value) ?? ''
    return names.split(' ').flatMap((name) => (name === '' ? [] : [variant + name]))
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
