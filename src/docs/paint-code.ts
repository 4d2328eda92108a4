const painted = new WeakMap<Element, readonly string[]>()

/**
 * Lets an element show pieces of HTML, each of which is one node. Only the pieces that differ from those painted before
 * are touched: a slider's move costs a number's repaint, and not that of a page of code.
 */
export function paintCode(element: HTMLElement, pieces: readonly string[]): void {
  const before = painted.get(element)
  painted.set(element, pieces)
  if (before === undefined || before.length !== element.childNodes.length) {
    element.innerHTML = pieces.join('')
    return
  }
  const shorter = Math.min(before.length, pieces.length)
  let start = 0
  while (start < shorter && before[start] === pieces[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === pieces.at(-1 - end)) end++
  const old = [...element.childNodes].slice(start, before.length - end)
  const behind = element.childNodes[before.length - end] ?? null
  const template = document.createElement('template')
  template.innerHTML = pieces.slice(start, pieces.length - end).join('')
  old.forEach((node) => node.remove())
  element.insertBefore(template.content, behind)
}
