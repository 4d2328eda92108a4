import { expect, stage, test } from '../fixture'
import { expectControls, expectTabOrder } from './support/focus'

/* What the W3C's tests say of its examples of carousels: https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ */

test('a carousel is that of the ARIA Authoring Practices', async ({ page, open }) => {
  await page.clock.install()
  await open('/carousel-details')
  const carousel = stage(page, 'Turning').getByRole('region', { name: 'By day and night' })
  const slides = carousel.getByRole('group', { name: 'Slides', exact: true })
  const button = (name: string) => carousel.getByRole('button', { name, exact: true })
  const live = carousel.locator('[aria-live]')
  const expectShown = (name: string) =>
    expect(carousel.locator('button[aria-current]')).toHaveAccessibleName(name)

  await test.step('it is a region announced as carousel, with slides that have names', async () => {
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel')
    for (const name of ['1 of 2', '2 of 2'])
      await expect(slides.getByRole('group', { name, exact: true })).toHaveAttribute(
        'aria-roledescription',
        'slide',
      )
  })

  await test.step('each button has a name and says which slides it moves', async () => {
    for (const name of ['Start turning', 'Previous slide', '1 of 2', '2 of 2', 'Next slide'])
      await expectControls(button(name), slides)
  })

  await test.step('Tab moves focus from the button that turns them to all others', () =>
    expectTabOrder(page, [
      button('Start turning'),
      slides,
      button('Previous slide'),
      button('1 of 2'),
      button('2 of 2'),
      button('Next slide'),
    ]))

  for (const key of ['Enter', 'Space']) {
    await test.step(`${key} starts and stops them, and what turns by itself is not announced`, async () => {
      await expectShown('1 of 2')
      await button('Start turning').press(key)
      await expect(live).toHaveAttribute('aria-live', 'off')
      await page.clock.runFor(5100)
      await expectShown('2 of 2')
      await button('Stop turning').press(key)
      await expect(live).toHaveAttribute('aria-live', 'polite')
      await page.clock.runFor(11_000)
      await expectShown('2 of 2')
      await button('Start turning').press('Shift+Tab')
      await page.clock.runFor(5100)
      await expectShown('2 of 2')
    })

    await test.step(`${key} on the buttons shows the slide before and the one after`, async () => {
      await button('Previous slide').press(key)
      await expectShown('1 of 2')
      await button('Next slide').press(key)
      await expectShown('2 of 2')
      await button('1 of 2').press(key)
      await expectShown('1 of 2')
    })
  }
})
