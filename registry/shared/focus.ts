const controls = [
  'a[href], area[href], button, input, select, textarea, summary, iframe',
  'audio[controls], video[controls], [contenteditable], [tabindex]',
].join()

/** Whether an element cannot have focus, or is about to lose it: because it is removed, disabled or hidden. */
export const isGone = (element: Element): boolean =>
  !element.isConnected || element.matches(':disabled, [inert], [inert] *') || isHidden(element)

/** Test environments without layout have no such method. */
export const isHidden = (element: Element): boolean =>
  'checkVisibility' in element && !element.checkVisibility({ visibilityProperty: true })

/** Whether nothing on the page has focus. */
const isLost = () =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  isGone(document.activeElement)

/** Moves focus to an element if the browser allows it, and returns whether it does. */
export function takesFocus(element: HTMLElement, options?: FocusOptions): boolean {
  element.focus(options)
  const root = element.getRootNode()
  const focused = root instanceof ShadowRoot ? root.activeElement : document.activeElement
  return element === focused && !isGone(element)
}

/** The controls in an element, and custom elements with those in their shadow: only the browser knows which are controls. */
const controlsIn = (root: ParentNode): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const { shadowRoot, localName } = element
    if (shadowRoot) return [element, ...controlsIn(shadowRoot)]
    return element.matches(controls) || localName.includes('-') ? [element] : []
  })

/** Whether Tab can stop at a control. */
const isStop = (control: HTMLElement) => control.getAttribute('tabindex')?.startsWith('-') !== true

/** Tab reaches only the checked one of a group of radio buttons. */
const isPassed = (control: HTMLElement, all: readonly HTMLElement[]) =>
  control.matches('input[type=radio]:not(:checked)') &&
  all.some((other) => other.matches('input[type=radio]:checked') && isSameGroup(control, other))

const isSameGroup = (one: HTMLElement, other: HTMLElement) =>
  one instanceof HTMLInputElement &&
  other instanceof HTMLInputElement &&
  one.name !== '' &&
  one.name === other.name &&
  one.form === other.form

/** Moves focus to the first or the last control in an element at which Tab stops, and returns whether there is one. */
export function focusWithin(root: Element, end: 'first' | 'last'): boolean {
  const all = controlsIn(root)
  const inOrder = end === 'first' ? all : all.toReversed()
  return inOrder.some((control) => isStop(control) && !isPassed(control, all) && takesFocus(control))
}

/** The place of an element: itself and its ancestors, and the controls after and before it, the nearest first. */
export interface FocusPlace {
  readonly path: readonly HTMLElement[]
  readonly others: readonly HTMLElement[]
}

/** The place of an element. It still says what was near once the element has disappeared. */
export function placeOf(element: HTMLElement): FocusPlace {
  const isAfter = (other: Element) =>
    (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const all = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    // An option of a list, for example, passes focus on to another one.
    (other) => !element.contains(other) && (isStop(other) || !isStop(element)),
  )
  const before = all.filter((other) => !isAfter(other))
  return { path: pathOf(element), others: [...all.filter(isAfter), ...before.toReversed()] }
}

const pathOf = (element: HTMLElement | null): readonly HTMLElement[] =>
  element === null ? [] : [element, ...pathOf(element.parentElement)]

/** If focus is lost, moves it to what is nearest to a place: in the closest ancestor that is left, the next control. */
export function focusNear(place: FocusPlace): void {
  if (!isLost()) return
  const [element] = place.path
  // What is only disabled or hidden still says what is near.
  const { path, others } = element?.isConnected === true ? placeOf(element) : place
  path.some(
    (one) =>
      one.isConnected &&
      ((one.matches(controls) && takesFocus(one)) ||
        others.some((other) => one.contains(other) && takesFocus(other)) ||
        focusWithin(one, 'first')),
  )
}
