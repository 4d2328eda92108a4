// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test } from 'vitest'
import { keepAboveDialogs } from '../../registry/shared/above-dialogs'
import { addTopLayer } from '../laws/top-layer'

beforeAll(() => {
  addTopLayer()
  // jsdom does not know the selector.
  Reflect.set(document, 'querySelectorAll', () => document.body.querySelectorAll('dialog[open]'))
})
afterEach(() => document.body.replaceChildren())

/** A popover in its home, which is inert or not, beside a dialog. */
function createPage(isInert: boolean) {
  document.body.innerHTML = `<main ${isInert ? 'inert' : ''}><div id="home"><div id="toasts"></div></div></main><dialog></dialog>`
  const [home, toasts, dialog] = ['#home', '#toasts', 'dialog'].map((one) => document.querySelector(one))
  if (!(home instanceof HTMLElement && toasts instanceof HTMLElement && dialog instanceof HTMLDialogElement))
    throw new Error('The page has no such elements.')
  return { home, toasts, dialog, kept: keepAboveDialogs(toasts, home) }
}

test('what is shown moves into a dialog that opens', () => {
  const { toasts, dialog, kept } = createPage(false)
  dialog.showModal()
  kept.follow()
  expect(toasts.parentElement).toBe(dialog)
  kept.stop()
})

test('what is inert stays where it is', () => {
  const { home, toasts, dialog, kept } = createPage(true)
  dialog.showModal()
  kept.follow()
  expect(toasts.parentElement).toBe(home)
  kept.stop()
})

test('what becomes inert goes home', () => {
  const { home, toasts, dialog, kept } = createPage(false)
  dialog.showModal()
  kept.follow()
  document.querySelector('main')?.toggleAttribute('inert', true)
  kept.follow()
  expect(toasts.parentElement).toBe(home)
  kept.stop()
})
