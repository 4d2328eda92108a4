import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'postcss'
import ts from 'typescript'
import { typeProgram } from '../entry/type-program.ts'

/** Why a text is no code; undefined for one that is. */
export function syntaxError(name: string, text: string): string | undefined {
  if (name.endsWith('.css'))
    try {
      parse(text)
      return undefined
    } catch (error) {
      return String(error)
    }
  if (!/\.tsx?$/.test(name)) return undefined
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: name,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext },
  })
  return diagnostics.map(textOf)[0]
}

/** The style sheets that a component imports, by their names in its code. */
export const sheetsOf = (code: string): ReadonlyMap<string, string> =>
  new Map(
    [...code.matchAll(/^import (\w+) from ["']([^"'\n]*\.module\.css)["']/gm)].map(
      ([, local = '', path = '']) => [local, path],
    ),
  )

/** The first class that a component names and its style sheet does not have: types do not know the classes. */
function missingClass(file: string, code: string): string | undefined {
  for (const [local, path] of sheetsOf(code)) {
    const sheet = readFileSync(join(dirname(file), path), 'utf8')
    const names = [...code.matchAll(new RegExp(`(?<![\\w./-])${local}\\.(\\w+)`, 'g'))].map(
      ([, name = '']) => name,
    )
    const missing = names.find((name) => !new RegExp(`\\.${name}\\b`).test(sheet))
    if (missing !== undefined) return `${file}: ${path} has no class ${missing}.`
  }
  return undefined
}

const textOf = ({ messageText, file, start }: ts.Diagnostic) => {
  const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : ''
  return `${file?.fileName ?? ''}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
}

/**
 * The first error of the syntax or the types in each project, in the project's order. An unused name is not an
 * error, as in an app. All projects are one program: the types of packages are read once.
 *
 * @param projects Folders below this one.
 */
export function firstErrors(projects: readonly string[]): (string | undefined)[] {
  const files = projects.map((project) =>
    readdirSync(project, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|css)$/.test(name))
      .map((name) => join(project, name)),
  )
  const program = typeProgram(files.flat().filter((file) => !file.endsWith('.css')))
  const errorIn = (file: string) => {
    if (file.endsWith('.css')) return syntaxError(file, readFileSync(file, 'utf8'))
    const missing = missingClass(file, readFileSync(file, 'utf8'))
    if (missing !== undefined) return missing
    const source = program.getSourceFile(file)
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    return found.filter(({ reportsUnnecessary }) => reportsUnnecessary === undefined).map(textOf)[0]
  }
  return files.map((own) => own.map(errorIn).find((error) => error !== undefined))
}
