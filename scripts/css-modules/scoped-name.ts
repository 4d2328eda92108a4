import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'

/**
 * The name of a class in the built site: another one when the module changes, so that a page never mixes two builds.
 *
 * @param css The text of the module.
 */
export function scopedName(name: string, file: string, css: string): string {
  const path = relative(process.cwd(), resolve(file))
  const hash = createHash('sha256').update(path).update(css).digest('base64url').slice(0, 6)
  return `_${name}_${hash}`
}

/** The names of all classes of a module, by the names that it gives them. */
export const scopedNames = (file: string, css: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...css.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => [name, scopedName(name, file, css)]),
  )
