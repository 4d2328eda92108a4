import { readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, relative, join } from 'node:path'
import ts from 'typescript'
import { z } from 'zod'
import { readDemo } from '../entry/demo-reader.ts'
import { collect, type Diagnostic } from '../entry/diagnostic.ts'
import { readEntry } from '../entry/entry-reader.ts'
import { ownFiles, plainFilesOf } from '../entry/own-files.ts'
import { demosBeside } from '../entry/registry-folders.ts'
import { parseFile, placeOf, nodesOf } from '../entry/syntax-tree.ts'
import { foreignClass, isClassOfPackage } from '../css-modules/refuse-forms.ts'

/**
 * Checks the files beside an `entry.tsx` or a `screen.ts`, as far as that needs no types: what they import, the forms
 * that plain CSS is made of, the demos, and what each says in itself.
 */
export function fileErrors(entry: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  const own = collect(diagnostics, entry, () => ownFiles(entry))
  // What follows would say the same again of an import without a file.
  if (own === undefined) return diagnostics
  collect(diagnostics, entry, () => plainFilesOf(entry))
  for (const demo of demosBeside(entry))
    collect(diagnostics, demo, () => readDemo(demo, readFileSync(demo, 'utf8')))
  return [
    ...diagnostics,
    ...missingDirectives(entry),
    // Mistakes in its meta are reported together with those in other entries.
    ...(collect([], entry, () => [...unnamedUses(entry)]) ?? []),
    ...sourceErrors(dirname(entry)),
  ]
}

/** Whether a file begins with the directive. */
const isClient = (file: string) => readFileSync(file, 'utf8').startsWith("'use client'\n")

/**
 * Reports the component files and demos of an entry that do not say that they run in the browser. A framework with server
 * components refuses what they import, such as Emotion.
 */
function* missingDirectives(entry: string): Generator<Diagnostic> {
  const components = ownFiles(entry).files.filter((file) => file.endsWith('.tsx'))
  for (const file of [...components, ...demosBeside(entry)])
    if (!isClient(file))
      yield {
        file: `${relative(process.cwd(), file)}:1`,
        message: 'The file has a component, and does not say that it runs in the browser.',
        suggestion: "Begin it with 'use client'.",
      }
}

/** The module that a statement or a call of `import()` imports; empty if it imports none. */
function importedBy(node: ts.Node): string {
  const from = ts.isImportDeclaration(node)
    ? node.moduleSpecifier
    : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
      ? node.arguments[0]
      : undefined
  return from && ts.isStringLiteralLike(from) ? from.text : ''
}

/** The field of an entry's meta that names other components. */
const named = z.object({ uses: z.array(z.string()).catch([]) })

/**
 * Reports imports of another component that the entry's meta does not name, and of files that are another component's own. A
 * screen imports whatever it shows.
 */
function* unnamedUses(entry: string): Generator<Diagnostic> {
  if (basename(entry) !== 'entry.tsx') return
  const folder = dirname(entry)
  const uses = named.safeParse(readEntry(entry, readFileSync(entry, 'utf8')).meta).data?.uses ?? []
  for (const file of ownFiles(entry).files.filter((one) => /\.tsx?$/.test(one) && dirname(one) === folder))
    for (const node of nodesOf(parseFile(file, readFileSync(file, 'utf8')))) {
      const from = importedBy(node)
      const [, name = ''] = /^\.\.\/([^/]+)\//.exec(from) ?? []
      if (['', 'glass', 'shared'].includes(name)) continue
      const main = `../${name}/${name}`
      if (from !== main)
        yield {
          file: placeOf(node),
          message: `The file imports '${from}', which is another component's own.`,
          suggestion: `Import '${main}', or move what both need to registry/shared.`,
        }
      else if (!uses.includes(name))
        yield {
          file: placeOf(node),
          message: `The file imports '${from}', and meta.uses does not name '${name}'.`,
          suggestion: `Add \`uses: ['${name}']\` to the meta in entry.tsx.`,
        }
    }
}

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

/** The classes that an attribute gives its element, where it is written as a text. */
function classesIn({ name, initializer }: ts.JsxAttribute): string[] {
  if (name.getText() !== 'className' || initializer === undefined) return []
  const value = ts.isJsxExpression(initializer) ? initializer.expression : initializer
  return value && ts.isStringLiteralLike(value) ? value.text.split(/\s+/).filter(Boolean) : []
}

/** Reports classes that are written as they are: a page that has a class of that name would change the component. */
const foreignClasses = (source: ts.SourceFile): Diagnostic[] =>
  nodesOf(source)
    .filter(ts.isJsxAttribute)
    .flatMap((attribute) =>
      classesIn(attribute)
        .filter((name) => !isClassOfPackage(name))
        .map((name) => ({
          file: placeOf(attribute),
          ...foreignClass(name),
        })),
    )
