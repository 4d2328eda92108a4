import type { KeyboardEvent, RefObject } from 'react'
import { focusWithin, isGone, takesFocus } from './focus'
import { hasCommandKey } from './opens-elsewhere'

/** What has focus first: a ref to it, or a function that returns it. */
export type InitialFocus = RefObject<HTMLElement | null> | (() => HTMLElement | null | undefined)

/**
 * Marks with `autofocus`, which `showModal` follows, what is focused in a closed dialog. React focuses an element with
 * `autoFocus` once, when it adds it, and does not set the attribute. Returns a function that stops.
 */
export function markAutoFocus(dialog: HTMLDialogElement): () => void {
  if (dialog.open) return () => {}
  const controls = dialog.querySelectorAll<HTMLElement>('button, input, select, textarea')
  for (const control of controls)
    Object.defineProperty(control, 'focus', {
      configurable: true,
      value: () => control.toggleAttribute('autofocus', true),
    })
  return () => controls.forEach((control) => Reflect.deleteProperty(control, 'focus'))
}

/**
 * Corrects what `showModal` has chosen: the consumer's choice goes first, where it can have focus. Otherwise, if the first control is so far down
 * that the dialog was scrolled to it, its heading gets the focus, so that reading starts at the beginning (WAI-ARIA
 * Authoring Practices Guide, "Dialog (Modal)").
 */
export function focusStart(dialog: HTMLDialogElement, initialFocus: InitialFocus | undefined): void {
  const given = typeof initialFocus === 'function' ? initialFocus() : initialFocus?.current
  if (given && takesFocus(given)) return
  // What is disabled or hidden cannot have focus, and has a place in the order of Tab once it can.
  if (given && !isGone(given)) return focusText(given)
  if (document.activeElement?.matches('[autofocus]') === true) return
  // Some browsers choose a scroll container if its content is too long.
  focusWithin(dialog, 'first')
  const scrolled = [...dialog.querySelectorAll('*')].filter(
    (element) => element.scrollTop > 0 && element.contains(document.activeElement),
  )
  for (const container of scrolled) container.scrollTop = 0
  // The consumer chooses its level, and its content comes after it.
  if (scrolled.length > 0) focusText(dialog.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6'))
}

/** Moves focus to an element that is no control, such as a heading. */
function focusText(element: HTMLElement | null): void {
  if (!element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * Makes Tab and Shift + Tab cycle inside a dialog. The browser knows the order. Where it ends, there is an element without
 * content while a key is pressed, which passes focus on to the other end.
 */
export function keepFocusInside(event: KeyboardEvent): void {
  const { key, shiftKey, currentTarget: dialog } = event
  // With Control, for example, the browser shows another of its tabs.
  if (key !== 'Tab' || hasCommandKey(event)) return
  const end = document.createElement('span')
  end.tabIndex = 0
  end.style.position = 'absolute'
  end.addEventListener('focus', () => focusWithin(dialog, shiftKey ? 'last' : 'first'))
  dialog[shiftKey ? 'prepend' : 'append'](end)
  dialog.addEventListener('focusin', () => end.remove(), { once: true })
}
