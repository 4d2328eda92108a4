import { resolve } from 'node:path'
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

const isStyleSheet = ({ file }: PlainFile) => file.endsWith('.css')

test.each(files)('%s in plain CSS mentions no Emotion, and is formatted as the registry is', async (file) => {
  for (const plain of await derive(file)) {
    expect(plain.code).not.toMatch(/emotion|styled[.(`]/i)
    expect(await formatPlainFile(plain)).toBe(plain.code)
  }
})

test('the registry in plain CSS compiles in strict mode', async () => {
  const derived = (await Promise.all(files.map(derive))).flat()
  const texts = new Map(
    derived.filter((plain) => !isStyleSheet(plain)).map(({ file, code }) => [resolve(file), code] as const),
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
