import { dirname, join } from 'node:path'
import type { SourceFile } from '../../src/registry/entry-module'

/** The files that some of a list import, but that are not in it. */
export const missingImports = (files: readonly SourceFile[]): string[] => {
  const known = new Set(files.flatMap(({ file }) => [file, file.replace(/\.tsx?$/, '')]))
  return files.flatMap(({ file, code }) =>
    [...code.matchAll(/from '(\.\.?\/[^']+)'/g)]
      .map(([, specifier = '']) => join(dirname(file), specifier))
      .filter((path) => !known.has(path)),
  )
}
