import { hidePopover, isPopoverOpen, modalDialogs, showPopover } from './top-layer'

/**
 * Keeps a popover visible and usable while modal dialogs open and close. A dialog covers everything that was in the top
 * layer before, and makes everything outside itself inert. So the popover moves into the topmost dialog, and back when
 * there is none. React still takes it for the child of `home`, which must have no other.
 *
 * @param popover An element with `popover="manual"`, which is shown.
 * @param home The parent of the popover.
 * @returns `follow`, which moves the popover into the topmost dialog, and `stop`, which moves it back and hides it.
 */
export function keepAboveDialogs(
  popover: HTMLElement,
  home: HTMLElement,
): { readonly follow: () => void; readonly stop: () => void } {
  let above: Element | undefined
  const follow = (closing?: EventTarget) => {
    // What is inert must stay so: a dialog would make it usable.
    const dialog = home.closest('[inert]') ? undefined : topDialog(closing)
    if (dialog === above && popover.isConnected) return
    above = dialog
    removed.disconnect()
    if (dialog === undefined || dialog.contains(home)) move(popover, home)
    else {
      move(popover, dialog)
      removed.observe(document.body, { childList: true, subtree: true })
    }
    // The element that is shown last is on top.
    if (isPopoverOpen(popover)) hidePopover(popover)
    showPopover(popover)
  }
  // A dialog can disappear without being closed.
  const removed = new MutationObserver(() => {
    if (!popover.isConnected) follow()
  })
  const toggled = ({ type, target, newState }: ToggleEvent) => {
    if (!(target instanceof HTMLDialogElement)) return
    // Leave a dialog before it closes, and enter it after it has opened.
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
  showPopover(popover)
  follow()
  return {
    follow,
    stop: () => {
      listening.abort()
      removed.disconnect()
      move(popover, home)
      hidePopover(popover)
    },
  }
}

/** The topmost modal dialog: the one with focus, since the rest is inert, or else the last one. */
function topDialog(except: EventTarget | undefined): Element | undefined {
  const open = modalDialogs().filter((dialog) => dialog !== except)
  return open.findLast((dialog) => dialog.contains(document.activeElement)) ?? open.at(-1)
}

/** Not every browser has `moveBefore`, and TypeScript's DOM types have it from version 6 on. */
interface Parent {
  append: Element['append']
  moveBefore?: (node: Node, child: Node | null) => void
}

/** Moves an element, without restarting its animations if the browser supports it. */
function move(element: Element, parent: Element): void {
  if (element.parentElement === parent) return
  const to: Parent = parent
  if (element.isConnected && parent.isConnected && to.moveBefore) to.moveBefore(element, null)
  else to.append(element)
}
