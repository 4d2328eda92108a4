import { createHash } from 'node:crypto'
import type { FirstLine } from './first-line.ts'

/** The first 8 hexadecimal digits of the SHA-256 of a text, whatever its line ends are. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 8)

const comments: Readonly<Record<string, readonly [start: string, end: string]>> = {
  css: ['/* ', ' */'],
  svg: ['<!-- ', ' -->'],
}

/**
 * A file's text below its first line: `// Vitrine button/button.tsx 3f2a91c4`. A directive such as `'use client'` stays the
 * first statement, because a comment is not a statement.
 *
 * @param name Its path from the folder in which all components lie.
 */
export function withFirstLine(name: string, text: string): string {
  const [start, end] = comments[name.split('.').at(-1) ?? ''] ?? ['// ', '']
  return `${start}Vitrine ${name} ${hashOf(text)}${end}\n${text}`
}

/** The hash of an item: of the names and the hashes of its files, in any order. */
export const itemHash = (files: readonly FirstLine[]): string =>
  hashOf(
    files
      .map(({ name, hash }) => `${name} ${hash}\n`)
      .sort()
      .join(''),
  )
