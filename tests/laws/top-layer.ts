/** Dialogs and popovers in the order in which they were shown. */
let layer: readonly Element[] = []

/** What is in the top layer of the document, the lowest first. */
export const topLayer = (): readonly Element[] => layer.filter(({ isConnected }) => isConnected)

/** Browsers tell of it late, and only of the last state. */
const tell = (element: Element, event: Event) => queueMicrotask(() => element.dispatchEvent(event))

function enter(element: HTMLElement): void {
  layer = [...layer.filter((other) => other !== element), element]
}

/** Leaves the top layer, and tells whether the element was in it. */
function leave(element: Element): boolean {
  const was = layer.includes(element)
  layer = layer.filter((other) => other !== element)
  return was
}

/** The event that jsdom does not have. */
class Toggle extends Event {
  readonly newState: string
  constructor(type: string, { newState }: { readonly newState: string }) {
    super(type)
    this.newState = newState
  }
}

/** Gives jsdom dialogs and popovers that open, close, move focus and tell of it as in browsers. */
export function addTopLayer(): void {
  Reflect.set(window, 'ToggleEvent', Toggle)
  const openers = new WeakMap<Element, Element | null>()
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open || !this.isConnected)
        throw new DOMException('It is open, or not on the page.', 'InvalidStateError')
      this.open = true
      enter(this)
      openers.set(this, document.activeElement)
      this.querySelector<HTMLElement>('button, input, [tabindex]')?.focus()
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return
      this.open = false
      leave(this)
      const opener = openers.get(this)
      if (opener instanceof HTMLElement) opener.focus()
      tell(this, new Event('close'))
    },
  })
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      if (!this.isConnected) throw new DOMException('It is not on the page.', 'InvalidStateError')
      enter(this)
      tell(this, new Toggle('toggle', { newState: 'open' }))
    },
    hidePopover(this: HTMLElement) {
      if (leave(this)) tell(this, new Toggle('toggle', { newState: 'closed' }))
    },
  })
  const matches: unknown = Reflect.get(Element.prototype, 'matches')
  Reflect.set(Element.prototype, 'matches', function (this: Element, selector: string) {
    if ([':popover-open', ':modal'].includes(selector)) return layer.includes(this)
    return typeof matches === 'function' && Reflect.apply(matches, this, [selector])
  })
}
