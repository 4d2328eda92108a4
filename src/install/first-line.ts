/** The name and the hash in a file's first line. */
export interface FirstLine {
  /** Its path from the folder in which all components lie: `button/button.tsx`. */
  readonly name: string
  /** The hash of its text without the line. */
  readonly hash: string
}

/** The line, wherever it is: a file that the CLI has translated has it further down. */
const pattern = /^(?:\/\/|\/\*|<!--) Vitrine (\S+) ([0-9a-f]{8})(?: \*\/| -->)?\r?$\n?/m

/** Reads a text's first line; undefined for a text without one, such as an example. */
export function firstLineOf(text: string): FirstLine | undefined {
  const [, name, hash] = pattern.exec(text) ?? []
  return name === undefined || hash === undefined ? undefined : { name, hash }
}

/** A text without its line. */
export const withoutFirstLine = (text: string): string => text.replace(pattern, '')

/** The first statement that a translation into JavaScript keeps, after the imports: no type, and no overload. */
const keptStatement = /^(?:export )?(?:default )?(?:const |let |class |(?:async )?function (?!.*\): [^{]*$))/m

/**
 * A text whose line is above a statement that JavaScript has, too: when the CLI translates a file, the comments of types and
 * of imports of types are lost with them.
 */
export function withKeptLine(text: string): string {
  const [line] = pattern.exec(text) ?? []
  const own = withoutFirstLine(text)
  const at = keptStatement.exec(own)?.index
  return line === undefined || at === undefined ? text : own.slice(0, at) + line + own.slice(at)
}
