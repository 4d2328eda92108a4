import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readDemo } from '../entry/demo-reader.ts'
import { collect, type Diagnostic } from '../entry/diagnostic.ts'
import { ownFiles, plainFilesOf } from '../entry/own-files.ts'
import { demosBeside } from '../entry/registry-folders.ts'
import { missingDirectives } from './client-directive.ts'
import { sourceErrors } from './source-rules.ts'

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
  return [...diagnostics, ...missingDirectives(entry), ...sourceErrors(dirname(entry))]
}
