import ts from 'typescript'
import type { Found, StyleScope } from './style-scope.ts'
import type { Piece } from './styled-file.ts'

/** An expression in a look. */
export interface Insertion {
  readonly expression: ts.Expression
  /** Whether it stands where a declaration begins, and not inside one. */
  readonly isStatement: boolean
  /** In how many nested rules it stands. */
  readonly depth: number
}

/** The text of a look, with what a function returns for each expression in it. */
export function lookText(look: ts.TemplateLiteral, textOf: (insertion: Insertion) => string): string {
  if (ts.isNoSubstitutionTemplateLiteral(look)) return look.text
  let text = look.head.text
  let depth = depthOf(text)
  for (const { expression, literal } of look.templateSpans) {
    const isStatement = /(^|[{};]|\*\/)\s*$/.test(text)
    text += textOf({ expression, isStatement, depth }) + literal.text
    depth += depthOf(literal.text)
  }
  return text
}

const depthOf = (text: string) => text.split('{').length - text.split('}').length

/** The pieces that a look contains outside its nested rules, with those in pieces of the same file. */
export function wholePieces(look: ts.TemplateLiteral, scope: StyleScope): Found<Piece>[] {
  const pieces: Found<Piece>[] = []
  lookText(look, ({ expression, isStatement, depth }) => {
    const piece = scope.findPiece(expression.getText())
    if (!piece || !isStatement || depth > 0) return ''
    pieces.push(piece, ...(piece.scope === scope ? wholePieces(piece.declaration.text, scope) : []))
    return ''
  })
  return pieces
}

/** Whether a piece of another file is a class of that file's module. */
export const isSharedClass = ({ declaration, scope }: Found<Piece>, own: StyleScope): boolean =>
  declaration.sharedClass !== undefined && scope !== own
