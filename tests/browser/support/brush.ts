/** Runs in the page: the pointer comes onto an element and leaves it, before anything can be rendered in between. */
export function brush(element: Element): void {
  const options = { bubbles: true, pointerType: 'mouse', relatedTarget: document.body }
  element.dispatchEvent(new PointerEvent('pointerover', options))
  element.dispatchEvent(new PointerEvent('pointerout', options))
}
