import { readFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { moduleFile, sourceOfModule } from './module-names.ts'
import { printComponent } from './print-component.ts'
import { printModule } from './print-module.ts'
import { readStyleScope, recheckScopes, type StyleScope } from './style-scope.ts'

/** A file of a component in plain CSS. */
export interface PlainFile {
  readonly file: string
  readonly code: string
}

/** A cache, since every component asks for the files of the glass. The stamp tells from which texts they were made. */
const made = new Map<string, { readonly stamp: string; readonly files: readonly PlainFile[] }>()

/**
 * A TypeScript file of the registry in plain CSS: the file without Emotion, its CSS module, or both. They run as they
 * are; `formatPlainFile` makes them look as if a person had written them.
 *
 * @throws {DiagnosticError} When the file leaves the forms that a CSS module can be made of.
 */
export function plainFiles(file: string): readonly PlainFile[] {
  recheckScopes()
  const scope = readStyleScope(file)
  const stamp = scope.textOfAll()
  const known = made.get(file)
  if (known?.stamp === stamp) return known.files
  const files = makePlainFiles(scope)
  made.set(file, { stamp, files })
  return files
}

function makePlainFiles(scope: StyleScope): PlainFile[] {
  const { file } = scope
  const component = printComponent(scope)
  const module = printModule(scope)
  return [
    ...(component === undefined ? [] : [{ file, code: component }]),
    ...(module === undefined ? [] : [{ file: moduleFile(file), code: module }]),
  ]
}

/** A cache, since every component has the files of the glass. */
const formatted = new Map<string, Promise<string>>()

/** The code of a file, formatted as the registry is; a picture stays as it is. */
export function formatPlainFile({ file, code }: PlainFile): Promise<string> {
  if (!/\.(tsx?|css)$/.test(file)) return Promise.resolve(code)
  const known = formatted.get(code) ?? formatCode(file, code)
  formatted.set(code, known)
  return known
}

async function formatCode(file: string, code: string): Promise<string> {
  // Named, as Prettier looks for it in every folder under fifteen names.
  const config = await resolveConfig(file, { config: '.prettierrc.json' })
  if (file.endsWith('.css')) return indentComments(await format(code, { ...config, parser: 'css' }))
  // Takes two thirds of the time of Prettier's own choice, `typescript`, and prints the same.
  return format(code, { ...config, parser: 'babel-ts' })
}

/** Continues a comment of several lines below its first word. */
const indentComments = (css: string): string =>
  css.replace(/^( *)\/\* [^*]*\*\//gm, (comment, indent: string) =>
    comment.replace(/\n\s*/g, `\n${indent}   `),
  )

/**
 * The code of a file in plain CSS, as a page shows it.
 *
 * @param file A file of the registry, or the CSS module that is made of one.
 */
export async function plainCode(file: string): Promise<string> {
  const source = sourceOfModule(file) ?? file
  const found = /\.tsx?$/.test(source) ? plainFiles(source).find((one) => one.file === file) : undefined
  return found ? formatPlainFile(found) : readFileSync(file, 'utf8')
}
