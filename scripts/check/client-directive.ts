import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Diagnostic } from '../entry/diagnostic.ts'
import { ownFiles } from '../entry/own-files.ts'
import { demosBeside } from '../entry/registry-folders.ts'

/** Whether a file begins with the directive. */
const isClient = (file: string) => readFileSync(file, 'utf8').startsWith("'use client'\n")

/**
 * Reports the component files and demos of an entry that do not say that they run in the browser. A framework with server
 * components refuses what they import, such as Emotion.
 */
export function* missingDirectives(entry: string): Generator<Diagnostic> {
  const components = ownFiles(entry).files.filter((file) => file.endsWith('.tsx'))
  for (const file of [...components, ...demosBeside(entry)])
    if (!isClient(file))
      yield {
        file: `${relative(process.cwd(), file)}:1`,
        message: 'The file has a component, and does not say that it runs in the browser.',
        suggestion: "Begin it with 'use client'.",
      }
}
