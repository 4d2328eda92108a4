import postcss from 'postcss'
import { commentAbove } from '../entry/syntax-tree.ts'
import { expandLook } from './expand-look.ts'
import { lookText, wholePieces } from './look-text.ts'
import type { StyleScope } from './style-scope.ts'
import { camelCase, type Piece } from './styled-file.ts'

/** What a class of the module looks like. */
interface Look {
  readonly className: string
  readonly look: Piece['text']
  readonly comment?: string | undefined
}

/** The layers of Tailwind, so that utilities win over components whichever is loaded first. */
const layers = '@layer theme, base, components, utilities;'

/**
 * Prints the CSS module of a file: a class for each of its styled elements, or for each member of its shared pieces.
 *
 * @returns Nothing for a file without styles of its own.
 */
export function printModule(scope: StyleScope): string | undefined {
  const elements = [...scope.elements].map(([name, { look, statement }]) => ({
    className: camelCase(name),
    look,
    comment: commentAbove(statement),
  }))
  if (elements.length > 0)
    return paragraphs([
      layers,
      inLayer('components', [...boxSizing(elements), ...rules(elements, scope, elements.length === 1)]),
      ...keyframes(elements, scope),
      guard(elements),
    ])
  const shared = [...scope.pieces.values()].flatMap(({ sharedClass, text }) =>
    sharedClass === undefined ? [] : [{ className: sharedClass, look: text }],
  )
  if (shared.length === 0) return undefined
  // A layer inside that of the components: whatever a component says of itself wins, in any order of the files.
  return paragraphs([
    leadingComment(scope),
    layers,
    inLayer('components.glass', rules(shared, scope, false)),
    schemeOfOlderBrowsers(shared.map(({ className }) => className)),
  ])
}

const paragraphs = (parts: readonly string[]) => parts.filter((part) => part !== '').join('\n\n')

const inLayer = (name: string, parts: readonly string[]) => `@layer ${name} {\n${paragraphs(parts)}\n}`

const selectorOf = (looks: readonly Look[]) => looks.map(({ className }) => `.${className}`).join(', ')

const boxSizingText = 'box-sizing: border-box;'

/** Several classes say in one rule how their sizes are measured. */
const boxSizing = (looks: readonly Look[]) =>
  looks.length === 1 ? [] : [`${selectorOf(looks)} { ${boxSizingText} }`]

/** A rule for each class; before them, one for each piece that several classes contain. */
function rules(looks: readonly Look[], scope: StyleScope, withBoxSizing: boolean): string[] {
  const ownPieces = ({ look }: Look) =>
    wholePieces(look, scope).flatMap((piece) => (piece.scope === scope ? [piece.declaration] : []))
  const users = new Map<Piece, Look[]>()
  for (const look of looks)
    for (const piece of new Set(ownPieces(look))) users.set(piece, [...(users.get(piece) ?? []), look])
  const isApart = (piece: Piece) => (users.get(piece)?.length ?? 0) > 1
  const print = (selector: string, text: Piece['text'], comment: string | undefined) => {
    const rule = expandLook(selector, text, scope, isApart)
    if (withBoxSizing) rule.prepend(postcss.parse(boxSizingText))
    if (rule.nodes.length === 0) return ''
    return `${comment === undefined ? '' : `/* ${comment} */\n`}${rule.toString()}`
  }
  const printed = new Set<Piece>()
  return looks.flatMap((one) => {
    const apart = ownPieces(one).filter((piece) => isApart(piece) && !printed.has(piece))
    apart.forEach((piece) => printed.add(piece))
    return [
      ...apart.map((piece) =>
        print(selectorOf(users.get(piece) ?? []), piece.text, commentAbove(piece.statement)),
      ),
      print(`.${one.className}`, one.look, one.comment),
    ]
  })
}

/** The keyframes that looks name. */
function keyframes(looks: readonly Look[], scope: StyleScope): string[] {
  const used = new Set<Piece>()
  for (const { look } of looks)
    lookText(look, ({ expression }) => {
      const piece = scope.findPiece(expression.getText())?.declaration
      if (piece?.kind === 'keyframes') used.add(piece)
      return ''
    })
  return [...used].map(({ name, text }) => expandLook(`@keyframes ${name}`, text, scope).toString())
}

/** What keeps resets away: rules outside layers would win over everything in one. */
function guard(looks: readonly Look[]): string {
  const selector = `:where(${selectorOf(looks)}):not(x x x)`
  return `/* Rules of a page for all elements lose to this one; any class wins over it. */
${selector}, ${selector}::before { all: revert-layer; }`
}

/** The comment that begins what a file says after its imports. */
const leadingComment = ({ source }: StyleScope): string => /^\/\*[^]*?\*\//m.exec(source.text)?.[0] ?? ''

/**
 * Lightning CSS, which Vite and Next.js run, writes light-dark() with two properties that only `color-scheme` sets. A
 * registered property cannot hold the default: for it, the `initial` that Lightning CSS writes would be empty, too. The
 * selector names classes, as those of a CSS module must.
 */
const schemeOfOlderBrowsers = (classes: readonly string[]): string => `/*
 * Build tools rewrite light-dark() for older browsers. What they write needs a \`color-scheme\` in the style sheets of the
 * page; on a page without one, this makes the glass light.
 */
@layer theme {
  :where(:root:has(${classes.map((name) => `.${name}`).join(', ')})) {
    --lightningcss-dark: ;
  }
}`

/** A module for browsers that know light-dark(). */
export const withoutOlderBrowsers = (module: string): string =>
  module.replace(/(\/\*[^/]*\*\/\s*)?@layer theme \{\s*:where\(:root:has\([^{}]*\{[^{}]*\}\s*\}/, '')
