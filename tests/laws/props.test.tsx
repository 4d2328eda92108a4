import { renderToStaticMarkup } from 'react-dom/server'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { PropsView } from '../../src/docs/page/props-view'
import type { EntryReference, PropRow } from '../../src/registry/entry-module'
import { entries } from './entries'
import { testWhole } from './one-component'

const parse = (file: string, code: string) =>
  ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

/** The interfaces that an entry's own files declare, by name. */
const interfacesOf = ({ source }: EntryReference): ReadonlyMap<string, ts.InterfaceDeclaration> =>
  new Map(
    source.emotion.files
      .filter(({ file }) => /\.tsx?$/.test(file))
      .flatMap(({ file, code }) => parse(file, code).statements.filter(ts.isInterfaceDeclaration))
      .map((declaration) => [declaration.name.text, declaration]),
  )

type Interfaces = ReturnType<typeof interfacesOf>

/** The names of the members that a type as written has: of an object type, or of one in a list or a union. */
function memberNames(type: ts.Node, interfaces: Interfaces): string[] {
  if (ts.isFunctionTypeNode(type)) return []
  if (ts.isTypeLiteralNode(type)) return type.members.map(({ name }) => name?.getText() ?? '')
  const declared = ts.isTypeReferenceNode(type) ? interfaces.get(type.typeName.getText()) : undefined
  if (declared === undefined) {
    const names: string[] = []
    if (!ts.isTypeReferenceNode(type))
      ts.forEachChild(type, (part) => void names.push(...memberNames(part, interfaces)))
    return names
  }
  const inherited = (declared.heritageClauses ?? [])
    .flatMap(({ types }) => types)
    .flatMap(({ expression }) => interfaces.get(expression.getText()) ?? [])
  return [declared, ...inherited].flatMap(({ members }) => members.map(({ name }) => name?.getText() ?? ''))
}

/** A row and all rows of its members, each with the interfaces that no type above has: one that contains itself is told once. */
function withMembers(row: PropRow, interfaces: Interfaces): (readonly [PropRow, Interfaces])[] {
  const names: readonly string[] = row.type.match(/\w+/g) ?? []
  const below = new Map([...interfaces].filter(([name]) => !names.includes(name)))
  return [[row, interfaces], ...(row.members ?? []).flatMap((member) => withMembers(member, below))]
}

/** The names that a prop's rows show: its own, and the path to each member. */
const namesOf = (row: PropRow, path = ''): string[] => [
  path + row.name,
  ...(row.members ?? []).flatMap((member) => namesOf(member, `${path}${row.name}.`)),
]

/** The texts of a table row's cells: of a header with a name of its own, that name. */
const cellsOf = (row: string) =>
  [...row.matchAll(/<t[hd].*?<\/t[hd]>/g)].map(
    ([cell]) => /^<th[^>]* aria-label="([^"]*)"/.exec(cell)?.[1] ?? cell.replace(/<[^>]*>/g, ''),
  )

const withProps = entries.filter(({ reference }) => Object.keys(reference.props).length > 0)

describe.each(withProps)('$title', ({ page, reference }) => {
  const interfaces = interfacesOf(reference)
  const tables = page.docs.sections.filter((section) => section.kind === 'props')

  test('every listed prop whose type is an object type, or a list of one, has a row for each member', () => {
    const rows = Object.values(reference.props)
      .flatMap((known) => Object.values(known))
      .flatMap((row) => withMembers(row, interfaces))
    for (const [{ name, type, members = [] }, untold] of rows) {
      const [alias] = parse('type.ts', `type T = ${type}`).statements
      const expected = alias && ts.isTypeAliasDeclaration(alias) ? memberNames(alias.type, untold) : []
      expect(members.map((member) => member.name).sort(), `${name}: ${type}`).toEqual(
        [...new Set(expected)].sort(),
      )
    }
  })

  test('each table shows a described row for every prop that it lists, and once for every member of a type', () => {
    for (const section of tables) {
      const markup = renderToStaticMarkup(<PropsView section={section} entry={page} />)
      const [, ...shown] = [...markup.matchAll(/<tr.*?<\/tr>/g)].map(([row]) => cellsOf(row))
      const known =
        Object.values(reference.props).find((rows) => section.props.every((prop) => prop in rows)) ?? {}
      const types = new Set<string>()
      const expected = section.props
        .flatMap((prop) => known[prop] ?? [])
        .flatMap((row) => {
          const isKnown = types.has(row.type)
          types.add(row.type)
          return isKnown ? [row.name] : namesOf(row)
        })
      expect(shown.map(([header]) => header?.replace(/ required$/, ''))).toEqual(expected)
      expect(shown.filter((cells) => cells.length !== 4 || cells.includes(''))).toEqual([])
    }
  })
})

testWhole('some entry has a prop with members', () => {
  const rows = entries.flatMap(({ reference }) =>
    Object.values(reference.props).flatMap((known) => Object.values(known)),
  )
  expect(rows.filter(({ members }) => members !== undefined)).not.toEqual([])
})
