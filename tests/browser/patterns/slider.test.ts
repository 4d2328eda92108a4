import { expect, stage, test } from '../fixture'

/* What the W3C's tests say of its examples of sliders: https://www.w3.org/WAI/ARIA/apg/patterns/slider/ */

test('a slider is that of the ARIA Authoring Practices', async ({ page, open }) => {
  await open('/slider-details')
  const slider = stage(page, 'Usage').getByRole('slider', { name: 'Volume', exact: true })
  await expect(slider).toHaveAttribute('min', '0')
  await expect(slider).toHaveAttribute('max', '100')
  for (const [key, value] of [
    ['ArrowRight', 51],
    ['ArrowUp', 52],
    ['PageUp', 62],
    ['ArrowLeft', 61],
    ['ArrowDown', 60],
    ['PageDown', 50],
    ['End', 100],
    ['ArrowRight', 100],
    ['PageUp', 100],
    ['Home', 0],
    ['ArrowLeft', 0],
    ['PageDown', 0],
  ] as const) {
    await slider.press(key)
    await expect(slider, key).toHaveValue(String(value))
  }
})
