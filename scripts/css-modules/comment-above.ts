import ts from 'typescript'

/** The text of the comment above a statement, on one line; `undefined` where there is none. */
export function commentAbove(statement: ts.Node): string | undefined {
  const text = statement.getSourceFile().text
  const ranges = ts.getLeadingCommentRanges(text, statement.getFullStart()) ?? []
  const last = ranges.at(-1)
  if (last === undefined) return undefined
  return text
    .slice(last.pos, last.end)
    .replace(/^\/\*+|\*\/$|^\/\/ ?/g, '')
    .replace(/\n\s*\* ?/g, '\n')
    .trim()
}
