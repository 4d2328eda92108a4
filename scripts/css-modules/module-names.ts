import { existsSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'

/**
 * The CSS module that stands beside a file with styled elements: `button.module.css` for `button.tsx`, and
 * `pricing.module.css` for `pricing.styles.ts`.
 */
export const moduleFile = (file: string): string => file.replace(/(\.styles)?\.tsx?$/, '.module.css')

/** The file that a CSS module is made of, which is on disk. */
export const sourceOfModule = (module: string): string | undefined =>
  module.endsWith('.module.css')
    ? ['.styles.ts', '.tsx', '.ts']
        .map((extension) => module.replace(/\.module\.css$/, extension))
        .find((file) => existsSync(file))
    : undefined

/** The names that a module gives to its classes and its animations, in the order of its text. */
const namesIn = (css: string): readonly string[] => [
  ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)].map(([, name = '']) => name)),
]

/** The modules by the prefix of their class names. */
const owners = new Map<string, string>()

/**
 * How many letters tell a module apart. Each is in a document some thirty times, and takes 20 to 40 bytes. Of two modules that
 * begin with the same letters, one gets a letter more.
 */
const letters = 3

/**
 * The name of a class or an animation in the built site: what tells the module apart, and the name's number in it. With the
 * module's own names, documents would be 0.4 KB larger, compressed. It changes with the module, so that a page never mixes
 * two builds.
 *
 * @param css The text of the module.
 * @throws {Error} When the module does not have the name.
 */
export function scopedName(name: string, file: string, css: string): string {
  const path = relative(process.cwd(), resolve(file))
  const number = namesIn(css).indexOf(name)
  if (number < 0)
    throw new Error(`${path} has neither a class nor an animation that is called ${name}. Write one.`)
  const hash = createHash('sha256').update(path).update(css).digest('base64url')
  let length = letters
  while ((owners.get(hash.slice(0, length)) ?? path) !== path) length++
  const own = hash.slice(0, length)
  owners.set(own, path)
  return `_${own}${number.toString(36)}`
}

/** The name of a class while the site is developed: one that tells where it is written. */
export const readableName = (name: string, file: string, css: string): string =>
  `_${name}${scopedName(name, file, css)}`

/** The names in the site, by the names that a module gives. */
export const scopedNames = (
  file: string,
  css: string,
  nameOf: typeof scopedName,
): Readonly<Record<string, string>> =>
  Object.fromEntries(namesIn(css).map((name) => [name, nameOf(name, file, css)]))
