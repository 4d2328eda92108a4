import type { Locator, Page } from '@playwright/test'
import { expect } from '../../fixture'

/** Presses keys one after the other, and expects what has focus after each. */
export async function walk(
  page: Page,
  keys: readonly (readonly [key: string, to: Locator])[],
): Promise<void> {
  for (const [key, to] of keys) {
    await page.keyboard.press(key)
    await expect(to, key).toBeFocused()
  }
}

/** Expects Tab to lead from the first control to the last one through all others, and Shift and Tab to lead back. */
export async function expectTabOrder(page: Page, controls: readonly Locator[]): Promise<void> {
  const [first, ...others] = controls
  await first?.focus()
  await walk(
    page,
    others.map((to) => ['Tab', to]),
  )
  await walk(
    page,
    controls
      .slice(0, -1)
      .reverse()
      .map((to) => ['Shift+Tab', to]),
  )
}

/** Expects a control to say which element it controls. */
export async function expectControls(control: Locator, target: Locator): Promise<void> {
  await expect(control).toHaveAttribute('aria-controls', /./)
  expect(await control.getAttribute('aria-controls')).toBe(await target.getAttribute('id'))
}
