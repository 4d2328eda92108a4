import { format, resolveConfig } from 'prettier'
import { moduleFile } from './module-file.ts'
import { printComponent } from './print-component.ts'
import { printModule } from './print-module.ts'
import { readStyleScope } from './style-scope.ts'

/** A file of a component in plain CSS. */
export interface PlainFile {
  readonly file: string
  readonly code: string
}

/**
 * A TypeScript file of the registry in plain CSS: the file without Emotion, its CSS module, or both. They run as they
 * are; `formatPlainFile` makes them look as if a person had written them.
 *
 * @throws {DiagnosticError} When the file leaves the forms that a CSS module can be made of.
 */
export function plainFiles(file: string): PlainFile[] {
  const scope = readStyleScope(file)
  const component = printComponent(scope)
  const module = printModule(scope)
  return [
    ...(component === undefined ? [] : [{ file, code: component }]),
    ...(module === undefined ? [] : [{ file: moduleFile(file), code: module }]),
  ]
}

/** The code of a file, formatted as the registry is. */
export async function formatPlainFile({ file, code }: PlainFile): Promise<string> {
  const formatted = await format(code, { ...(await resolveConfig(file)), filepath: file })
  return file.endsWith('.css') ? indentComments(formatted) : formatted
}

/** Continues a comment of several lines below its first word. */
const indentComments = (css: string): string =>
  css.replace(/^( *)\/\* [^*]*\*\//gm, (comment, indent: string) =>
    comment.replace(/\n\s*/g, `\n${indent}   `),
  )
