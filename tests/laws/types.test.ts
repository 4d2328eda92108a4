import ts from 'typescript'
import { expect, test } from 'vitest'
import { typeProgram } from '../../scripts/entry/type-program'
import { only, registryFiles } from './one-component'

// `npm run typecheck` reads the types of everything, and takes far longer.
test.runIf(only !== undefined)('its files, tests included, compile in strict mode', () => {
  const files = registryFiles().filter((file) => /\.tsx?$/.test(file))
  const program = typeProgram(files)
  const errors = files.flatMap((file) => {
    const source = program.getSourceFile(file)
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
  })
  const lines = errors.map((error) =>
    ts.formatDiagnostic(error, {
      getCurrentDirectory: () => process.cwd(),
      getCanonicalFileName: (name) => name,
      getNewLine: () => '\n',
    }),
  )
  expect(lines).toEqual([])
})
