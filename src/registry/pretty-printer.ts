/**
 * Text whose lines may break in some places: a document as in Wadler's "A prettier printer", with Prettier's builders. A
 * group stays on one line if it fits the width; otherwise it breaks at each of its own lines.
 */
export type Doc =
  | string
  | readonly Doc[]
  /** The text in a flat group (null if it cannot be flat), and in a broken one (`\n` is indented). */
  | { readonly kind: 'choice'; readonly flat: string | null; readonly broken: string }
  | { readonly kind: 'indent'; readonly content: Doc }
  | { readonly kind: 'group'; readonly content: Doc; readonly breaks: boolean }
  | { readonly kind: 'fill'; readonly words: readonly string[] }

/** One text in a group that breaks, another in a group that does not. */
export const ifBreak = (broken: string, flat = ''): Doc => ({ kind: 'choice', flat, broken })

/** A line break, or a space in a group that stays on one line. */
export const line: Doc = ifBreak('\n', ' ')
/** A line break, or nothing in a group that stays on one line. */
export const softline: Doc = ifBreak('\n')
/** A line break that breaks all groups around it. */
export const hardline: Doc = { kind: 'choice', flat: null, broken: '\n' }

/** Indents the lines that begin inside by two spaces. */
export const indent = (content: Doc): Doc => ({ kind: 'indent', content })

/** Content that goes on one line if it fits, unless `breaks` is true or something inside must break. */
export const group = (content: Doc, breaks = false): Doc => ({
  kind: 'group',
  content,
  breaks: breaks || mustBreak(content),
})

/** Words with spaces between them, as many on a line as fit. */
export const fill = (words: readonly string[]): Doc => ({ kind: 'fill', words })

export const join = (separator: Doc, docs: readonly Doc[]): Doc =>
  docs.flatMap((doc, index) => (index === 0 ? [doc] : [separator, doc]))

const isList = (doc: Doc): doc is readonly Doc[] => Array.isArray(doc)

function mustBreak(doc: Doc): boolean {
  if (typeof doc === 'string') return false
  if (isList(doc)) return doc.some(mustBreak)
  switch (doc.kind) {
    case 'choice':
      return doc.flat === null
    case 'indent':
      return mustBreak(doc.content)
    case 'group':
      return doc.breaks
    case 'fill':
      return false
  }
}

/** A linked list of what remains to be printed. */
interface Rest {
  readonly doc: Doc
  readonly indentation: number
  readonly broken: boolean
  readonly next: Rest | undefined
}

// Spreading an object here and below would take twenty times as long: there is one for each part of each text.
const each = (docs: readonly Doc[], { indentation, broken, next: last }: Rest): Rest | undefined =>
  docs.reduceRight<Rest | undefined>((next, doc) => ({ doc, indentation, broken, next }), last)

/** Prints a document in lines of at most `width` columns where its lines can break. */
export function printDoc(doc: Doc, width: number): string {
  let printed = ''
  let column = 0
  const write = (text: string, indentation: number) => {
    printed += text === '\n' ? `\n${' '.repeat(indentation)}` : text
    column = text === '\n' ? indentation : column + text.length
  }

  let rest: Rest | undefined = { doc, indentation: 0, broken: true, next: undefined }
  while (rest !== undefined) {
    const now: Rest = rest
    const { doc, indentation, broken } = now
    rest = now.next
    if (typeof doc === 'string') write(doc, indentation)
    else if (isList(doc)) rest = each(doc, now)
    else
      switch (doc.kind) {
        case 'choice':
          write(broken ? doc.broken : (doc.flat ?? '\n'), indentation)
          break
        case 'indent':
          rest = { doc: doc.content, indentation: indentation + 2, broken, next: now.next }
          break
        case 'group': {
          const { content, breaks } = doc
          const isFlat =
            !breaks && fits({ doc: content, indentation, broken: false, next: now.next }, width - column)
          rest = { doc: content, indentation, broken: !isFlat, next: now.next }
          break
        }
        case 'fill':
          for (const [index, word] of doc.words.entries()) {
            const isTooLong = broken && column + 1 + word.length > width
            if (index > 0) write(isTooLong ? '\n' : ' ', indentation)
            write(word, indentation)
          }
          break
      }
  }
  return printed
}

/** Whether the text up to the next line break fits in the remaining columns. */
function fits(next: Rest, columns: number): boolean {
  let rest: Rest | undefined = next
  while (rest !== undefined && columns >= 0) {
    const now: Rest = rest
    const { doc, indentation, broken } = now
    rest = now.next
    if (typeof doc === 'string') columns -= doc.length
    else if (isList(doc)) rest = each(doc, now)
    else
      switch (doc.kind) {
        case 'choice': {
          const text = broken ? doc.broken : doc.flat
          if (text === null || text === '\n') return true
          columns -= text.length
          break
        }
        case 'indent':
        case 'group':
          rest = { doc: doc.content, indentation, broken, next: now.next }
          break
        case 'fill':
          if (broken) return columns >= (doc.words[0]?.length ?? 0)
          columns -= doc.words.join(' ').length
          break
      }
  }
  return columns >= 0
}
