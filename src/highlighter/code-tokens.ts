/** The kinds of tokens that have a color. */
export type Kind = 'plain' | 'comment' | 'keyword' | 'tag' | 'attribute' | 'string' | 'number'

/** A range of code in one color. Its neighbors have other colors. */
export interface CodeToken {
  readonly kind: Kind
  readonly text: string
}

const escape = (code: string) => code.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Tokens as HTML. Each is one node: text, or an element with its kind as class. */
export const toHtml = (tokens: readonly CodeToken[]): string =>
  tokens
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
 * Shows tokens in an element. It changes only nodes that differ from the last call, so that moving a slider repaints a
 * number and not the whole code.
 */
export function renderTokens(element: Element, tokens: readonly CodeToken[]): void {
  const before = painted.get(element)
  painted.set(element, tokens)
  if (before === undefined || before.length !== element.childNodes.length) {
    element.replaceChildren(...tokens.map(toNode))
    return
  }
  const shorter = Math.min(before.length, tokens.length)
  let start = 0
  while (start < shorter && same(before[start], tokens[start])) start++
  let end = 0
  while (end < shorter - start && same(before.at(-1 - end), tokens.at(-1 - end))) end++
  const old = before.slice(start, before.length - end)
  const fresh = tokens.slice(start, tokens.length - end)
  const behind = element.childNodes[before.length - end] ?? null
  for (const [index, token] of fresh.entries()) {
    const node = element.childNodes[start + index]
    if (node === undefined || index >= old.length) element.insertBefore(toNode(token), behind)
    else if (old[index]?.kind !== token.kind) node.replaceWith(toNode(token))
    else if (old[index].text !== token.text) (node.firstChild ?? node).nodeValue = token.text
  }
  for (let count = old.length; count > fresh.length; count--)
    element.childNodes[start + fresh.length]?.remove()
}
