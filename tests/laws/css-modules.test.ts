import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { transform } from 'lightningcss'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { formatPlainFile, plainFiles, type PlainFile } from '../../scripts/css-modules/plain-files'
import { typeProgram } from '../../scripts/entry/type-program'
import { registryFiles } from './one-component'

/** The files of components and screens: not entries, demos, cases and tests, which have no styles of their own. */
const files = registryFiles()
  .filter((name) =>
    /^registry[\\/](screens[\\/])?[\w-]+[\\/](?!entry\.|screen\.)[\w-]+(\.styles)?\.tsx?$/.test(name),
  )
  .sort()

const derive = (file: string): Promise<PlainFile[]> =>
  Promise.all(plainFiles(file).map(async (plain) => ({ ...plain, code: await formatPlainFile(plain) })))

/** What each file becomes. It is printed once for both tests. */
const derived = new Map(await Promise.all(files.map(async (file) => [file, await derive(file)] as const)))

const isStyleSheet = ({ file }: PlainFile) => file.endsWith('.css')

test.each([...derived])(
  '%s in plain CSS mentions no Emotion, and is formatted as the registry is',
  async (_, plainFilesOf) => {
    for (const plain of plainFilesOf) {
      expect(plain.code).not.toMatch(/emotion|styled[.(`]/i)
      expect(await formatPlainFile(plain)).toBe(plain.code)
    }
  },
)

test('no two files have one style sheet, of which only one would be there', () => {
  const sheets = [...derived].flatMap(([name, plain]) =>
    plain.filter(isStyleSheet).map(({ file }) => `${dirname(name)}/${file}`),
  )
  expect(sheets.filter((sheet, index) => sheets.indexOf(sheet) !== index)).toEqual([])
})

/** Very old browsers: a build tool rewrites for them whatever it can. */
const targets = { chrome: 80 << 16, firefox: 78 << 16, safari: 13 << 16 }

test.each(files)('in %s, light and dark have a form that build tools leave as it is', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/light-dark\([^)]/)
  for (const { file: filename, code } of (derived.get(file) ?? []).filter(isStyleSheet)) {
    const built = transform({ filename, code: Buffer.from(code), targets }).code.toString()
    expect(built).not.toContain('--lightningcss')
    const originsIn = (css: string) => css.match(/from (CanvasText|var\(--_scheme\))/g) ?? []
    expect(originsIn(built)).toEqual(originsIn(code))
  }
})

test.each(files)('%s gives Emotion nothing to warn of in development', (file) => {
  // It writes styles before their elements, which then are not the first children.
  expect(readFileSync(file, 'utf8')).not.toMatch(/:(first|nth|nth-last|only)-child/)
})

/** Attributes by which style sheets of others find themes and parts, as in daisyUI's `[data-theme]`. */
const claimed = /\bdata-(theme|mode|scheme|bs-[\w-]+|toggle|dismiss|target|tw-[\w-]+|uk-[\w-]+)(?![\w-])/

/** The first words of the folders, which begin the names of their properties. */
const words = new Set(files.flatMap((file) => file.split(/[\\/]/).at(-2)?.split('-')[0] ?? []))
const ownProperty = new RegExp(`^--(_|(glass|screen|${[...words].join('|')})-)`)

test.each(files)('%s has no name that the tools of another project claim', (file) => {
  const text = readFileSync(file, 'utf8')
  expect(claimed.exec(text)).toBeNull()
  expect(text).not.toContain('@property')
  const properties = [...text.matchAll(/(?<![\w-])--[a-z_][\w-]*(?=['"]?\]?:)/g)].map(([name]) => name)
  expect(properties.filter((name) => !ownProperty.test(name))).toEqual([])
  for (const { code } of (derived.get(file) ?? []).filter(isStyleSheet))
    // Tailwind 3 takes a whole `@layer components` for its own.
    for (const [, layer = ''] of code.matchAll(/@layer ([^;{]+) \{/g))
      expect(layer).toMatch(/^components\.vitrine(\.|$)/)
})

test('the registry in plain CSS compiles in strict mode', async () => {
  const texts = new Map(
    [...derived.values()]
      .flat()
      .filter((plain) => !isStyleSheet(plain))
      .map(({ file, code }) => [resolve(file), code] as const),
  )
  const program = typeProgram([], texts)
  expect(program.getCompilerOptions()).toMatchObject({
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
  })
  const errors = [...texts.keys()].flatMap((file) => {
    const source = program.getSourceFile(file)
    return source === undefined ? [file] : messagesOf(program, source)
  })
  expect(errors).toEqual([])
})

const messagesOf = (program: ts.Program, source: ts.SourceFile) =>
  [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    ({ messageText }) => `${source.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  )
