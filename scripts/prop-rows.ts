import { readFileSync } from 'node:fs'
import ts from 'typescript'
import type { PropRow } from '../src/registry/page'
import { readEntry, type PropsTableCall } from './entry-file'

const format =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.InTypeAlias |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType

/** A prop that a table lists and its component does not have, or has without a description. */
export class PropError extends Error {}

let program: ts.Program | undefined

/** The compiler options of `tsconfig.json`. */
export function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => readFileSync(file, 'utf8')) as {
    config: object
  }
  return ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, process.cwd()).options
}

/** A program that holds the given files as they are now. What did not change since the last call is not read again. */
function programOf(files: readonly string[]): ts.Program {
  const roots = new Set(
    [...(program?.getRootFileNames() ?? []), ...files].filter((file) => ts.sys.fileExists(file)),
  )
  const options = program?.getCompilerOptions() ?? { ...compilerOptions(), types: ['vite/client'] }
  const host = ts.createCompilerHost(options, true)
  const old = program
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (file, ...rest) => {
    const known = old?.getSourceFile(file)
    return known !== undefined && (file.includes('/node_modules/') || known.text === ts.sys.readFile(file))
      ? known
      : read(file, ...rest)
  }
  program = ts.createProgram([...roots, 'src/registry/views.d.ts'], options, host, old)
  return program
}

/** Reads many entries into one program, so that the first table does not pay for a program of its own. */
export function prepareRows(entries: readonly string[]): void {
  programOf(entries)
}

/**
 * The rows of every props table of an entry, by the component's name in it.
 *
 * @throws {PropError} With file, line and fix, when a listed prop does not exist or has no description.
 */
export function propRows(entry: string): Record<string, PropRow[]> {
  const current = programOf([entry])
  const source = current.getSourceFile(entry)
  if (source === undefined) throw new PropError(`${entry}: the file is not there.`)
  const checker = current.getTypeChecker()
  const calls = readEntry(entry, source.text).tables
  const rows: Record<string, PropRow[]> = {}
  for (const call of calls) {
    const name = call.component.text
    rows[name] = [...(rows[name] ?? []), ...rowsOf(call, findImported(source, name, checker), checker, entry)]
  }
  return rows
}

function findImported(source: ts.SourceFile, name: string, checker: ts.TypeChecker): ts.Symbol {
  const found = checker
    .getSymbolsInScope(source, ts.SymbolFlags.Value | ts.SymbolFlags.Alias)
    .find((symbol) => symbol.name === name)
  if (found === undefined)
    throw new PropError(
      `${source.fileName}: ${name} is not imported; import the component of the props table.`,
    )
  return found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found
}

function rowsOf(
  call: PropsTableCall,
  component: ts.Symbol,
  checker: ts.TypeChecker,
  entry: string,
): PropRow[] {
  const [signature] = checker.getTypeOfSymbol(component).getCallSignatures()
  const parameter = signature?.getParameters()[0]
  if (parameter === undefined) {
    throw new PropError(
      `${entry}: ${component.name} takes no props, or is no function component; list a component that does.`,
    )
  }
  const type = checker.getTypeOfSymbol(parameter)
  const defaults = destructuredDefaults(signature?.getDeclaration())
  return call.props.map(({ name, line }) => {
    const at = `${entry}:${line}`
    const prop = checker.getPropertyOfType(type, name)
    if (prop === undefined) {
      const own = type
        .getProperties()
        .filter((known) =>
          known.declarations?.some((node) => !node.getSourceFile().fileName.includes('node_modules')),
        )
      throw new PropError(
        `${at}: ${component.name} has no prop '${name}'; list one of its own: ${own.map((known) => known.name).join(', ')}.`,
      )
    }
    return rowOf(prop, defaults.get(name), checker, at)
  })
}

function rowOf(
  prop: ts.Symbol,
  destructured: string | undefined,
  checker: ts.TypeChecker,
  at: string,
): PropRow {
  const description = ts
    .displayPartsToString(prop.getDocumentationComment(checker))
    .replace(/\s+/g, ' ')
    .trim()
  if (description === '') {
    throw new PropError(
      `${at}: the prop '${prop.name}' has no description; write a TSDoc comment above it in the component's props.`,
    )
  }
  const tag = prop.getJsDocTags(checker).find(({ name }) => name === 'default')
  const documented =
    tag &&
    ts
      .displayPartsToString(tag.text)
      .trim()
      .replace(/^`(.*)`$/, '$1')
  if (documented !== undefined && destructured !== undefined && documented !== destructured) {
    throw new PropError(
      `${at}: the prop '${prop.name}' says @default ${documented}, but the component uses ${destructured}; remove the @default tag.`,
    )
  }
  const shown = destructured ?? documented
  return {
    name: prop.name,
    type: checker
      .typeToString(checker.getTypeOfSymbol(prop), undefined, format)
      .replace(/ \| undefined$/, ''),
    required: (prop.flags & ts.SymbolFlags.Optional) === 0,
    description,
    ...(shown === undefined ? {} : { default: shown }),
  }
}

/** The initialisers of `function X({ a = 1, b })`, as written. */
function destructuredDefaults(declaration: ts.Declaration | undefined): ReadonlyMap<string, string> {
  const defaults = new Map<string, string>()
  if (declaration === undefined || !ts.isFunctionLike(declaration)) return defaults
  const pattern = declaration.parameters[0]?.name
  if (pattern === undefined || !ts.isObjectBindingPattern(pattern)) return defaults
  for (const { name, propertyName, initializer } of pattern.elements) {
    if (initializer)
      defaults.set((propertyName ?? name).getText(), resolvedText(initializer, declaration.getSourceFile()))
  }
  return defaults
}

/** A default that names a constant of the same file is shown as that constant's text. */
function resolvedText(initializer: ts.Expression, source: ts.SourceFile): string {
  if (!ts.isIdentifier(initializer)) return initializer.getText()
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue
    const found = statement.declarationList.declarations.find(
      ({ name }) => name.getText() === initializer.text,
    )
    if (found?.initializer) return found.initializer.getText().replace(/ (as const|satisfies .*)$/, '')
  }
  return initializer.getText()
}
