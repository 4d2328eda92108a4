/** What a piece of code is, as far as its look tells. */
export type Kind = 'plain' | 'comment' | 'keyword' | 'tag' | 'attribute' | 'string' | 'number'

/** A stretch of code that looks the same from its first character to its last; its neighbors look different. */
export interface CodeToken {
  readonly kind: Kind
  readonly text: string
}

const escape = (code: string) => code.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Runs as HTML, each of them one node: plain text, or an element with its kind as class. */
export const toHtml = (runs: readonly CodeToken[]): string =>
  runs
    .map(({ kind, text }) =>
      kind === 'plain' ? escape(text) : `<span class="${kind}">${escape(text)}</span>`,
    )
    .join('')

function toNode({ kind, text }: CodeToken): Node {
  if (kind === 'plain') return document.createTextNode(text)
  const element = document.createElement('span')
  element.className = kind
  element.textContent = text
  return element
}

const painted = new WeakMap<Element, readonly CodeToken[]>()
const same = (one: CodeToken | undefined, other: CodeToken | undefined) =>
  one?.kind === other?.kind && one?.text === other?.text

/**
 * Lets an element show runs. Only those that differ from what was painted before are touched: a slider's move costs a
 * number's repaint, and not that of a page of code.
 */
export function renderTokens(element: Element, runs: readonly CodeToken[]): void {
  const before = painted.get(element)
  painted.set(element, runs)
  if (before === undefined || before.length !== element.childNodes.length) {
    element.replaceChildren(...runs.map(toNode))
    return
  }
  const shorter = Math.min(before.length, runs.length)
  let start = 0
  while (start < shorter && same(before[start], runs[start])) start++
  let end = 0
  while (end < shorter - start && same(before.at(-1 - end), runs.at(-1 - end))) end++
  const old = before.slice(start, before.length - end)
  const fresh = runs.slice(start, runs.length - end)
  const behind = element.childNodes[before.length - end] ?? null
  for (const [index, run] of fresh.entries()) {
    const node = element.childNodes[start + index]
    if (node === undefined || index >= old.length) element.insertBefore(toNode(run), behind)
    else if (old[index]?.kind !== run.kind) node.replaceWith(toNode(run))
    else if (old[index].text !== run.text) node.textContent = run.text
  }
  for (let count = old.length; count > fresh.length; count--)
    element.childNodes[start + fresh.length]?.remove()
}
