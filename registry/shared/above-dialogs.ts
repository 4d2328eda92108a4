/**
 * Keeps a popover visible and usable while modal dialogs open and close around it. A dialog covers what was in the top
 * layer before it, and makes everything outside itself inert. So the popover moves into the dialog that is above all
 * others, and comes back when there is none. Wherever it is, it stays the child of `home` for React: nothing else may be
 * in there.
 *
 * @param popover A `popover="manual"`. It is shown.
 * @param home The parent of the popover.
 * @returns `follow`, which looks for the dialog now, and `stop`, which puts the popover back and hides it.
 */
export function keepAboveDialogs(
  popover: HTMLElement,
  home: HTMLElement,
): { readonly follow: () => void; readonly stop: () => void } {
  let above: Element | undefined
  const follow = (closing?: EventTarget) => {
    const dialog = topDialog(closing)
    if (dialog === above && popover.isConnected) return
    above = dialog
    removed.disconnect()
    if (dialog === undefined || dialog.contains(home)) move(popover, home)
    else {
      move(popover, dialog)
      removed.observe(document.body, { childList: true, subtree: true })
    }
    // What is shown last is on top.
    if (popover.matches(':popover-open')) popover.hidePopover()
    popover.showPopover()
  }
  // A dialog can disappear without being closed.
  const removed = new MutationObserver(() => {
    if (!popover.isConnected) follow()
  })
  const toggled = ({ type, target, newState }: ToggleEvent) => {
    if (!(target instanceof HTMLDialogElement)) return
    // A dialog is left before it disappears, and entered when it is there.
    if (type === 'toggle') follow()
    else if (newState === 'closed') follow(target)
  }

  const listening = new AbortController()
  // These events do not bubble.
  const options = { capture: true, signal: listening.signal }
  document.addEventListener('beforetoggle', toggled, options)
  document.addEventListener('toggle', toggled, options)
  // For browsers in which dialogs have no toggle events.
  document.addEventListener('close', () => follow(), options)
  popover.showPopover()
  follow()
  return {
    follow,
    stop: () => {
      listening.abort()
      removed.disconnect()
      move(popover, home)
      popover.hidePopover()
    },
  }
}

/** The modal dialog above all others. Focus is inside it, as the rest is inert; without focus it is the last one. */
function topDialog(except: EventTarget | undefined): Element | undefined {
  const open = [...document.querySelectorAll('dialog:modal')].filter((dialog) => dialog !== except)
  const focused = document.activeElement?.closest('dialog:modal')
  return open.find((dialog) => dialog === focused) ?? open.at(-1)
}

/** Not every browser has it, and the types of the browser know it from TypeScript 6 on. */
interface Parent {
  append: Element['append']
  moveBefore?: (node: Node, child: Node | null) => void
}

/** Moves an element, without a restart of its animations where the browser can do that. */
function move(element: Element, parent: Element): void {
  if (element.parentElement === parent) return
  const to: Parent = parent
  if (element.isConnected && parent.isConnected && to.moveBefore) to.moveBefore(element, null)
  else to.append(element)
}
