import { relative } from 'node:path'
import ts from 'typescript'
import type { Diagnostic } from '../entry/diagnostic.ts'

/** Reports every type error in some files of a program. */
export function typeErrors(files: readonly string[], program: ts.Program): Diagnostic[] {
  return files.flatMap((name) => {
    const source = program.getSourceFile(name)
    const errors = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    return errors.map(({ file = source, start = 0, messageText }) => ({
      file: file
        ? `${relative(process.cwd(), file.fileName)}:${file.getLineAndCharacterOfPosition(start).line + 1}`
        : name,
      message: `The file does not compile: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      suggestion: 'Correct the line.',
    }))
  })
}
