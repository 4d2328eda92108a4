import { basename } from 'node:path'
import { format, type Options } from 'prettier'
import ts from 'typescript'
import { isPropertyName, nodesOf, parseFile } from '../entry/syntax-tree.ts'
import { sheetsOf } from './compile.ts'
import type { Texts } from './pairs.ts'

/** Chooses one of several, the same in every run. */
export type Choose = <Choice>(choices: readonly Choice[]) => Choice | undefined

/** A file that a person edits, and those beside it. */
interface Place {
  readonly name: string
  readonly text: string
  readonly texts: Texts
  readonly choose: Choose
}

/** An edit that a person makes. Returns the changed texts, or undefined if the file has nothing of the kind. */
type Edit = (place: Place) => Texts | undefined | Promise<Texts | undefined>

/** A part of a text, and what stands there instead. */
interface Change {
  readonly from: number
  readonly to: number
  readonly text: string
}

const isSheet = (name: string) => name.endsWith('.css')

const replace = (text: string, { from, to, text: other }: Change) =>
  text.slice(0, from) + other + text.slice(to)

const replaceChosen = ({ name, text, choose }: Place, changes: readonly Change[]): Texts | undefined => {
  const change = choose(changes)
  return change && new Map([[name, replace(text, change)]])
}

/** Everything that matches in a text, and what stands there instead. */
const matchesOf = (text: string, pattern: RegExp, other: (match: RegExpExecArray) => string): Change[] =>
  [...text.matchAll(pattern)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    text: other(match),
  }))

const nodesIn = ({ name, text }: Place) => (isSheet(name) ? [] : nodesOf(parseFile(name, text)))

/** The texts of the styles in a file: all of a style sheet, or its templates. */
const styleTexts = (place: Place): readonly (readonly [from: number, text: string])[] =>
  isSheet(place.name)
    ? [[0, place.text]]
    : nodesIn(place)
        .filter((node) => ts.isTemplateLiteralToken(node))
        .map((node) => [node.getStart(), node.getText()])

const inStyles = (place: Place, pattern: RegExp, other: (match: RegExpExecArray) => string) =>
  styleTexts(place).flatMap(([at, text]) =>
    matchesOf(text, pattern, other).map(({ from, to, text: changed }) => ({
      from: at + from,
      to: at + to,
      text: changed,
    })),
  )

/** A class in a style sheet, and where its component names it. */
function renameClass({ name, text, texts, choose }: Place): Texts | undefined {
  const known = choose([
    ...new Set([...text.matchAll(/\.([a-z]\w*)(?=[^{};]*\{)/gi)].map(([, one = '']) => one)),
  ])
  if (known === undefined) return undefined
  const users = [...texts].flatMap(([user, code]) => {
    const [local] = [...sheetsOf(code)].find(([, path]) => basename(path) === basename(name)) ?? []
    if (local === undefined) return []
    const uses = new RegExp(`\\b${local}\\.${known}\\b`, 'g')
    return [[user, code.replaceAll(uses, `${local}.${known}OfMine`)] as const]
  })
  return new Map([[name, text.replaceAll(new RegExp(`\\.${known}\\b`, 'g'), `.${known}OfMine`)], ...users])
}

/** A styled element, a function or a type that only its file knows. */
function renameOwn(place: Place): Texts | undefined {
  const identifiers = nodesIn(place).filter(ts.isIdentifier)
  const isDeclared = ({ parent }: ts.Identifier) =>
    (ts.isVariableDeclaration(parent) && ts.isSourceFile(parent.parent.parent.parent)) ||
    ((ts.isFunctionDeclaration(parent) || ts.isInterfaceDeclaration(parent)) &&
      ts.isSourceFile(parent.parent))
  const isExported = (node: ts.Identifier) => statementOf(node).getText().startsWith('export ')
  const own = place.choose(identifiers.filter((node) => isDeclared(node) && !isExported(node)))
  if (own === undefined) return undefined
  const uses = identifiers.filter((node) => node.text === own.text && !isPropertyName(node))
  const text = uses
    .map((node) => ({ from: node.getStart(), to: node.end, text: `${node.text}OfMine` }))
    .reduceRight(replace, place.text)
  return new Map([[place.name, text]])
}

const statementOf = (node: ts.Node): ts.Node =>
  ts.isSourceFile(node.parent) ? node : statementOf(node.parent)

const styles: readonly Options[] = [
  { semi: true, printWidth: 80 },
  { semi: true, singleQuote: true, printWidth: 110, tabWidth: 4 },
  { semi: false, singleQuote: true, printWidth: 110, useTabs: true },
  { semi: false, singleQuote: true, printWidth: 110, endOfLine: 'crlf' },
  { semi: true, printWidth: 80, endOfLine: 'crlf' },
]

/** The parts that can be left out, with the comments above them. */
const isPart = (node: ts.Node) =>
  ts.isExpressionStatement(node) ||
  ts.isIfStatement(node) ||
  ts.isJsxAttribute(node) ||
  ((ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) && ts.isJsxElement(node.parent)) ||
  (ts.isPropertySignature(node) && node.questionToken !== undefined)

const isLabel = (node: ts.Node): node is ts.JsxText | ts.StringLiteral =>
  (ts.isJsxText(node) && /\p{L}/u.test(node.text)) ||
  (ts.isStringLiteral(node) && /^\p{Lu}[\p{L} ]+$/u.test(node.text))

/** The kinds of edits, as people make them. */
export const edits = {
  'rename a class': (place) => (isSheet(place.name) ? renameClass(place) : renameOwn(place)),
  'add a prop': (place) => {
    const nodes = nodesIn(place)
    const members = nodes.filter(ts.isPropertySignature)
    const tags = nodes.filter((node) => ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
    return replaceChosen(place, [
      ...members.map(({ end }) => ({ from: end, to: end, text: '\n  mine?: string | undefined' })),
      ...tags.map(({ tagName: { end } }) => ({ from: end, to: end, text: ' data-mine="yes"' })),
      ...inStyles(place, /(?<=[{;]\n) +(?=[\w-]+: )/g, ([space]) => `${space}--mine: 1;\n${space}`),
    ])
  },
  'change a number': (place) =>
    replaceChosen(place, [
      ...nodesIn(place)
        .filter(ts.isNumericLiteral)
        .map((node) => ({
          from: node.getStart(),
          to: node.end,
          text: `${node.text}7`.replace(/^0(?=\d)/, ''),
        })),
      ...inStyles(place, /(?<=: [^;{}]*)(?<![\w#-])\d*\.?\d+(?=[a-z%; ])/g, ([number]) => `${number}7`),
    ]),
  reformat: async ({ name, text, choose }) =>
    new Map([
      [name, await format(text, { ...choose(styles), parser: isSheet(name) ? 'css' : 'typescript' })],
    ]),
  'delete a part': (place) =>
    replaceChosen(place, [
      ...nodesIn(place)
        .filter(isPart)
        .map((node) => ({ from: node.getFullStart(), to: node.end, text: '' })),
      ...inStyles(place, /(?<=[{;]\n) +[\w-]+: [^;{}$]*;\n/g, () => ''),
    ]),
  'translate a label': (place) =>
    replaceChosen(
      place,
      nodesIn(place)
        .filter(isLabel)
        .map((node) => ({
          from: node.getStart(),
          to: node.end,
          text: node.getText().replace(/\p{L}[\p{L} ]*/u, 'Schließen'),
        })),
    ),
} satisfies Readonly<Record<string, Edit>>

export type Kind = keyof typeof edits
