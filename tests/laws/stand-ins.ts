/** Gives jsdom the methods that it lacks and components call: the top layer, layout and animations. They do nothing. */
export function addStandIns(): void {
  const nothing = () => {}
  for (const name of ['showPopover', 'hidePopover']) Reflect.set(HTMLElement.prototype, name, nothing)
  for (const name of ['showModal', 'close']) Reflect.set(HTMLDialogElement.prototype, name, nothing)
  Reflect.set(Element.prototype, 'getAnimations', () => [])
  Reflect.set(Element.prototype, 'checkVisibility', () => true)
  Reflect.set(Element.prototype, 'scrollIntoView', nothing)
  Reflect.set(window, 'matchMedia', () => ({ matches: false }))
  Reflect.set(window, 'scrollTo', nothing)
  globalThis.ResizeObserver = class {
    observe = nothing
    unobserve = nothing
    disconnect = nothing
  }
}
