import { group, ifBreak, indent, join, line, softline, type Doc } from './pretty-printer'

/**
 * An element of JSX.
 *
 * @param name The tag's name; empty for a fragment.
 * @param breaks Whether tags and children get their own lines even if everything fits on one.
 */
export function jsxElement(
  name: string,
  attributes: readonly Doc[],
  children: readonly Doc[],
  breaks: boolean,
): Doc {
  if (children.length === 0) return name === '' ? '<></>' : openingTag(name, attributes, '/>')
  const inner = indent([softline, join(softline, children)])
  return group([openingTag(name, attributes, '>'), inner, softline, `</${name}>`], breaks)
}

function openingTag(name: string, attributes: readonly Doc[], end: '>' | '/>'): Doc {
  const [first, second] = attributes
  const space = end === '/>' ? ' ' : ''
  if (first === undefined) return `<${name}${space}${end}`
  // A text cannot be broken, so a single one gains nothing from its own line.
  if (second === undefined && typeof first === 'string') return `<${name} ${first}${space}${end}`
  const lines = attributes.map((attribute) => [line, attribute])
  return group([`<${name}`, indent(lines), end === '/>' ? line : softline, end])
}

/** An expression within JSX, on its own line if it does not fit. */
export const inBraces = (expression: Doc): Doc => group(['{', indent([softline, expression]), softline, '}'])

/** JSX used as an expression, in parentheses if it takes several lines. */
export const inParentheses = (jsx: Doc): Doc =>
  group([ifBreak('('), indent([softline, jsx]), softline, ifBreak(')')])
