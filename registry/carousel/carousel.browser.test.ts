import { announced, expect, keyboard, mount, stage, test, withMotion, type Page } from '#tests/browser'

/** A page, or a part of it. */
type Within = Page | ReturnType<typeof stage>

const route = '/carousel-details'
const cases = 'registry/carousel/carousel.cases.tsx'
const button = (within: Within, name: string) => within.getByRole('button', { name, exact: true })
const row = (within: Within) => within.locator('[role=group][tabindex]')

/** The names of the slides that are in view, of which the row shows all. */
const inView = (within: Within) =>
  row(within).evaluate((one) => {
    const { left, right } = one.getBoundingClientRect()
    return Array.from(one.children).flatMap((slide) => {
      const box = slide.getBoundingClientRect()
      return box.left > left - 2 && box.right < right + 2 ? [slide.getAttribute('aria-label')] : []
    })
  })

/** Expects slides to be in view, and a dot to be that of the first one. */
async function expectShown(within: Within, names: readonly string[]) {
  await expect.poll(() => inView(within)).toEqual(names)
  const current = within.locator('button[aria-current]')
  await expect(current).toHaveAccessibleName(names[0] ?? '')
}

/** Scrolls the row as a finger does: by a share of its width. */
const scroll = (within: Within, share: number) =>
  row(within).evaluate((one, by) => one.scrollBy({ left: one.clientWidth * by, behavior: 'instant' }), share)

test('the buttons and the dots move the slides, and the ends have no way on', async ({ page, open }) => {
  await open(route)
  const carousel = stage(page, 'Basic Usage')
  await expectShown(carousel, ['1 of 3'])
  await expect(button(carousel, 'Previous slide')).toBeDisabled()
  await button(carousel, 'Next slide').click()
  await expectShown(carousel, ['2 of 3'])
  await button(carousel, '3 of 3').click()
  await expectShown(carousel, ['3 of 3'])
  await expect(button(carousel, 'Next slide')).toBeDisabled()
  await button(carousel, 'Previous slide').click()
  await expectShown(carousel, ['2 of 3'])
})

test('a row that is scrolled comes to rest at a slide, and the dots follow', async ({ page, open }) => {
  await open(route)
  const carousel = stage(page, 'Basic Usage')
  await scroll(carousel, 0.8)
  await expectShown(carousel, ['2 of 3'])
  await scroll(carousel, -0.8)
  await expectShown(carousel, ['1 of 3'])
})

test('only the row scrolls, never the page around it', async ({ page }) => {
  await mount(page, cases, 'FarBelow')
  const before = await page.evaluate(() => scrollY)
  // Not by a click, for which the browser would scroll the page.
  await button(page, 'Next slide').evaluate((next: HTMLElement) => next.click())
  await expectShown(page, ['2 of 6'])
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('focus in a slide that is out of view brings it into view', async ({ page }) => {
  await mount(page, cases, 'Shelf')
  await page.getByRole('link', { name: 'Six' }).focus()
  await expectShown(page, ['4 of 6', '5 of 6', '6 of 6'])
})

test('several slides are side by side, each stop has a dot, and a narrow row shows fewer', async ({
  page,
}) => {
  await mount(page, cases, 'Shelf')
  await expectShown(page, ['1 of 6', '2 of 6', '3 of 6'])
  await expect(page.locator('[aria-label="Choose a slide"] button')).toHaveCount(4)
  await button(page, '4 of 6').click()
  await expectShown(page, ['4 of 6', '5 of 6', '6 of 6'])
  await expect(button(page, 'Next slide')).toBeDisabled()
  await page.evaluate(() => {
    const carousel = document.querySelector('section')
    carousel?.style.setProperty('width', '26rem')
    // The browser scrolls with the layout, before a frame tells of the new size.
    carousel?.getBoundingClientRect()
  })
  await expectShown(page, ['4 of 6', '5 of 6'])
  await expect(page.locator('[aria-label="Choose a slide"] button')).toHaveCount(5)
})

test('a loop goes on with the first slide after the last one, and back', async ({ page }) => {
  await mount(page, cases, 'Loop')
  await expectShown(page, ['6 of 6'])
  await button(page, 'Next slide').click()
  await expectShown(page, ['1 of 6'])
  await button(page, 'Previous slide').click()
  await expectShown(page, ['6 of 6'])
})

test('a parent holds the slide, and hears where the visitor scrolls to; where it refuses, the row goes back', async ({
  page,
}) => {
  await mount(page, cases, 'Held')
  const status = page.locator('output')
  await expectShown(page, ['2 of 6'])
  await button(page, 'To the fifth').click()
  await expectShown(page, ['5 of 6'])
  await scroll(page, -0.8)
  await expectShown(page, ['4 of 6'])
  await expect(status).toHaveText('3')
  await button(page, 'Refuse').click()
  await scroll(page, 0.8)
  await expectShown(page, ['4 of 6'])
  await button(page, 'Next slide').click()
  await expectShown(page, ['4 of 6'])
  await expect(status).toHaveText('3')
})

test('from right to left, the next slide comes from the left', async ({ page }) => {
  await mount(page, cases, 'RightToLeft')
  await expectShown(page, ['1 من 6'])
  await button(page, 'التالي').click()
  await expectShown(page, ['2 من 6'])
  expect(await row(page).evaluate((one) => one.scrollLeft)).toBeLessThan(0)
  await row(page).press('ArrowLeft')
  await expectShown(page, ['3 من 6'])
  await row(page).press('ArrowRight')
  await expectShown(page, ['2 من 6'])
})

test('many slides are counted in place of dots, one has nothing to move, and none is an empty pane', async ({
  page,
}) => {
  await mount(page, cases, 'Amounts')
  const [many, one, none] = [12, 1, 0].map((count) =>
    page.getByRole('region', { name: `With ${count}`, exact: true }),
  )
  if (!many || !one || !none) throw new Error('There are three carousels.')
  await button(many, 'Next slide').click()
  await expect(many.getByText('2 of 12')).toBeVisible()
  await expect(many.getByRole('button')).toHaveCount(2)
  for (const carousel of [one, none]) await expect(carousel.getByRole('button')).toHaveCount(0)
})

for (const engine of ['an engine that tells of its rest', 'another engine'])
  test.describe(`with a finger, in ${engine}`, () => {
    test.use({ hasTouch: true })

    test('a row that is held has not come to rest, and one that is let go has', async ({ page }) => {
      if (engine === 'another engine')
        await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'onscrollend'))
      await page.clock.install()
      await mount(page, cases, 'Held')
      await expectShown(page, ['2 of 6'])
      const finger = await page.context().newCDPSession(page)
      const box = await row(page).boundingBox()
      if (!box) throw new Error('The row is on the page.')
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share = 0) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + box.width * share, y: box.y + 20 }],
        })
      const scrolled = () => row(page).evaluate((one) => one.scrollLeft / one.clientWidth)
      await touch('touchStart', 0.9)
      for (const share of [0.8, 0.6, 0.4, 0.2]) await touch('touchMove', share)
      await expect.poll(scrolled).toBeGreaterThan(1.5)
      await page.clock.runFor(1000)
      await expect(page.locator('output')).toHaveText('1')
      await touch('touchEnd')
      await expect.poll(scrolled).toBeGreaterThan(1.9)
      await page.clock.runFor(1000)
      // A fling goes on to the next one.
      await expect(page.locator('output')).toHaveText(/^[23]$/)
    })
  })

test('where a visitor prefers less motion, nothing turns before a press on the button', async ({ page }) => {
  await page.clock.install()
  await mount(page, cases, 'Turning')
  await page.clock.runFor(5000)
  await expectShown(page, ['1 of 6'])
  await button(page, 'Start turning').press('Enter')
  await page.clock.runFor(1100)
  await expectShown(page, ['2 of 6'])
})

test.describe('where motion is welcome', () => {
  test.use(withMotion)

  test('slides turn, wait under the pointer, and are announced only while they rest', async ({ page }) => {
    await mount(page, cases, 'Turning')
    const live = page.locator('[aria-live]')
    await expect(live).toHaveAttribute('aria-live', 'off')
    await expectShown(page, ['2 of 6'])
    await page.getByRole('region', { name: 'Words' }).hover({ position: { x: 8, y: 40 } })
    await expect(live).toHaveAttribute('aria-live', 'polite')
    await expect(button(page, 'Stop turning')).toBeVisible()
    await page.mouse.move(0, 590)
    await expect(live).toHaveAttribute('aria-live', 'off')
    await button(page, 'Stop turning').click()
    await expect(button(page, 'Start turning')).toBeVisible()
    await page.mouse.move(0, 590)
    await expect(live).toHaveAttribute('aria-live', 'polite')
  })

  test('a carousel whose slides are all in view has nothing to turn, and tells of nothing', async ({
    page,
  }) => {
    await page.clock.install()
    await mount(page, cases, 'Still')
    await expect(page.locator('[aria-label="Choose a slide"] button')).toHaveCount(1)
    await expect(page.getByRole('button', { name: /turning/ })).toHaveCount(0)
    await expect(button(page, 'Next slide')).toBeDisabled()
    await button(page, '1 of 3').click()
    await page.getByRole('group', { name: 'Slides' }).first().press('ArrowRight')
    await page.clock.runFor(5000)
    await expect(page.locator('output')).toHaveText('nothing')
  })

  test('two quick presses move two slides on', async ({ page }) => {
    await mount(page, cases, 'Loop')
    await expectShown(page, ['6 of 6'])
    for (let presses = 0; presses < 3; presses++) await button(page, 'Next slide').click()
    await expectShown(page, ['3 of 6'])
    await button(page, 'Previous slide').dblclick()
    await expectShown(page, ['1 of 6'])
  })

  test('the button that stops them comes first, and focus after it stops them for good', async ({ page }) => {
    await mount(page, cases, 'Turning')
    await page.keyboard.press('Tab')
    await expect(button(page, 'Stop turning')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(row(page)).toBeFocused()
    await expect(button(page, 'Start turning')).toBeVisible()
    await button(page, 'After').focus()
    await expect(page.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  })
})

keyboard(route, {
  'Tab moves focus to the slides, then to what moves them': async (page) => {
    const carousel = stage(page, 'Basic Usage')
    await row(carousel).focus()
    await page.keyboard.press('Tab')
    // At the first slide, no button leads back.
    await expect(button(carousel, '1 of 3')).toBeFocused()
  },
  'Right Arrow, Left Arrow show the next or previous slide, from the row of slides': async (page) => {
    const carousel = stage(page, 'Basic Usage')
    await row(carousel).focus()
    await page.keyboard.press('ArrowRight')
    await expectShown(carousel, ['2 of 3'])
    await page.keyboard.press('ArrowLeft')
    await expectShown(carousel, ['1 of 3'])
    await page.keyboard.press('ArrowLeft')
    await expectShown(carousel, ['1 of 3'])
  },
  'Home shows the first slide': async (page) => {
    const carousel = stage(page, 'Basic Usage')
    await button(carousel, '3 of 3').press('Enter')
    await expectShown(carousel, ['3 of 3'])
    await row(carousel).press('Home')
    await expectShown(carousel, ['1 of 3'])
  },
  'End shows the last slide': async (page) => {
    const carousel = stage(page, 'Basic Usage')
    await row(carousel).press('End')
    await expectShown(carousel, ['3 of 3'])
  },
  'Enter shows the slide of the focused button': async (page) => {
    const carousel = stage(page, 'Basic Usage')
    await button(carousel, 'Next slide').press('Enter')
    await expectShown(carousel, ['2 of 3'])
  },
  'Space shows the slide of the focused button': async (page) => {
    const carousel = stage(page, 'Basic Usage')
    await button(carousel, '2 of 3').press('Space')
    await expectShown(carousel, ['2 of 3'])
  },
})

announced(route, {
  'The dot of the next slide, after Next': (page) => button(stage(page, 'Basic Usage'), 'Next slide').click(),
})
