import type { Page } from '../../fixture'

/** Playwright's `emulateMedia` lacks this feature. Setting it resets the others, and the tests need reduced motion. */
export async function reduceTransparency(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-reduced-transparency', value: 'reduce' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  })
}
