import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { Diagnostic } from '../entry/diagnostic.ts'
import { parseFile, placeOf } from '../entry/syntax-tree.ts'
import { foreignClasses } from './foreign-classes.ts'

/** The files of a folder that a visitor or a page gets: not tests, nor what only tests mount. */
const isShown = (name: string) => /\.tsx?$/.test(name) && !/\.(test|cases)\.tsx?$/.test(name)

/** Reports what the files of a folder do that their texts alone give away. */
export const sourceErrors = (folder: string): Diagnostic[] =>
  readdirSync(folder)
    .filter(isShown)
    .map((name) => parseFile(join(folder, name), readFileSync(join(folder, name), 'utf8')))
    .flatMap((source) => [...refusingProps(source), ...foreignClasses(source)])

const isExported = (node: ts.InterfaceDeclaration) =>
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true

/** Whether a type, as written, is a union with `undefined`. */
const acceptsUndefined = ({ type }: ts.PropertySignature) =>
  type !== undefined &&
  ts.isUnionTypeNode(type) &&
  type.types.some(({ kind }) => kind === ts.SyntaxKind.UndefinedKeyword)

/** Reports optional props that cannot be passed on under `exactOptionalPropertyTypes`. */
const refusingProps = (source: ts.SourceFile): Diagnostic[] =>
  source.statements
    .filter(ts.isInterfaceDeclaration)
    .filter((declaration) => isExported(declaration) && declaration.name.text.endsWith('Props'))
    .flatMap(({ members }) => members.filter(ts.isPropertySignature))
    .filter((member) => member.questionToken !== undefined && !acceptsUndefined(member))
    .map((member) => ({
      file: placeOf(member.name),
      message: `The optional prop '${member.name.getText()}' refuses undefined.`,
      suggestion: `Write \`${member.name.getText()}?: ${member.type?.getText() ?? 'unknown'} | undefined\`.`,
    }))
