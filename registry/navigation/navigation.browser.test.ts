import {
  announced,
  expect,
  glassOf,
  keyboard,
  mount,
  holdAnimations,
  slideOf,
  stage,
  test,
  withMotion,
  type Page,
} from '#tests/browser'

const route = '/navigation-details'
const narrow = { width: 280, height: 844 }
/** Too narrow for two short links. */
const tiny = { width: 160, height: 844 }
const bar = (page: Page) => stage(page, 'Example')
const link = (page: Page, name: string) => bar(page).getByRole('link', { name })
const menu = (page: Page) => bar(page).getByRole('button', { name: 'Menu' })

for (const section of ['Basic Usage', 'Example']) {
  test(`${section}: Home is highlighted initially, then the chosen link`, async ({ page, open }) => {
    await open(route)
    const links = stage(page, section).getByRole('link')
    await expect(links).toHaveText(['Home', 'About', 'Contact'])
    const current = stage(page, section).locator('[aria-current]')
    await expect(current).toHaveText('Home')
    const plain = await glassOf(links.last(), 'background-color')
    await links.last().click()
    await expect(current).toHaveText('Contact')
    expect(await glassOf(current, 'background-color')).not.toBe(plain)
  })
}

test('choosing a link changes only the hash; the page and Back still work', async ({ page, open }) => {
  await open('/components?q=navigation')
  await page.getByRole('article').getByRole('link').click()
  await expect(page).toHaveURL(route)
  await link(page, 'About').scrollIntoViewIfNeeded()
  const scrolled = () => page.evaluate(() => window.scrollY)
  const before = await scrolled()
  expect(before).toBeGreaterThan(0)
  for (const name of ['About', 'Contact', 'Home']) {
    await link(page, name).click()
    await expect(page).toHaveURL(`${route}#${name.toLowerCase()}`)
    expect(await scrolled()).toBe(before)
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Navigation')
  await page.goBack()
  await expect(page).toHaveURL(`${route}#contact`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Navigation')
  await page.getByRole('link', { name: 'Back to Components' }).click()
  await expect(page).toHaveURL('/components?q=navigation')
})

test('the page has no element that the links of the example could scroll to', async ({ page, open }) => {
  await open(route)
  for (const id of ['home', 'about', 'contact']) await expect(page.locator(`#${id}`)).toHaveCount(0)
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: narrow })

  test('a menu button shows and hides the links', async ({ page, open }) => {
    await open(route)
    await expect(link(page, 'Home')).toBeHidden()
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
    await menu(page).click()
    await expect(link(page, 'Home')).toBeVisible()
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true')
    await menu(page).click()
    await expect(link(page, 'Home')).toBeHidden()
  })

  test('choosing a link closes the menu; the link is highlighted when it opens again', async ({
    page,
    open,
  }) => {
    await open(route)
    const basic = stage(page, 'Basic Usage')
    await basic.getByRole('button', { name: 'Menu' }).click()
    await basic.getByRole('link', { name: 'About' }).click()
    await expect(basic.getByRole('link', { name: 'About' })).toBeHidden()
    await basic.getByRole('button', { name: 'Menu' }).click()
    await expect(basic.locator('[aria-current]')).toHaveText('About')
  })
})

test('on a wide screen there is no menu button', async ({ page, open }) => {
  await open(route)
  await expect(menu(page)).toBeHidden()
})

const cases = 'registry/navigation/navigation.cases.tsx'

test("uncontrolled, it can be open initially; the consumer's key handler does not keep it open", async ({
  page,
}) => {
  await page.setViewportSize(tiny)
  await mount(page, cases, 'Uncontrolled')
  const nav = page.getByRole('navigation', { name: 'Site' })
  const button = nav.getByRole('button', { name: 'Menü' })
  await expect(nav.getByRole('link', { name: 'Start' })).toBeVisible()
  await button.focus()
  await page.keyboard.press('Escape')
  await expect(nav.getByRole('link')).toHaveCount(0)
  await expect(page.locator('output')).toHaveText('key, open: false')
})

test('with `open`, its menu is open as the consumer says; Escape closes it before the dialog around it', async ({
  page,
}) => {
  await page.setViewportSize(tiny)
  await mount(page, cases, 'ControlledInDialog')
  const nav = page.getByRole('navigation', { name: 'Bereiche' })
  await nav.getByRole('button', { name: 'Menu' }).click()
  await expect(nav.getByRole('link', { name: 'Start' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(nav.getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

const heights = { sm: 36, md: 44, lg: 52, none: 44, inherited: 36 }

test('its links are as high and their text is as large as its size says, or that of what is around it', async ({
  page,
}) => {
  await mount(page, cases, 'Sizes')
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  for (const [name, height] of Object.entries(heights))
    expect.soft((await link(name).boundingBox())?.height, name).toBe(height)
  for (const [name, size] of Object.entries({ sm: '14px', none: '16px', lg: '18px' }))
    await expect.soft(link(name), name).toHaveCSS('font-size', size)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('a small bar has links of 44 px', async ({ page }) => {
    await mount(page, cases, 'Sizes')
    for (const name of ['sm', 'inherited', 'none'])
      expect((await page.getByRole('link', { name, exact: true }).boundingBox())?.height, name).toBe(44)
  })
})

for (const direction of ['ltr', 'rtl']) {
  test(`${direction}: at any width, there is one line of links as wide as its bar, or else a menu button`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 600 })
    await mount(page, cases, 'ManyLinks')
    await expect(page.getByRole('navigation')).toBeAttached()
    const seen = await page.evaluate(async (dir) => {
      document.documentElement.dir = dir
      document.body.style.margin = '0'
      const box = document.querySelector<HTMLElement>('#box')
      const bar = box?.querySelector('nav > *')
      const links = [...(box?.querySelectorAll('a') ?? [])]
      const button = box?.querySelector('button')
      const frame = () => new Promise(requestAnimationFrame)
      const looks: Record<string, number[]> = {}
      for (let width = 280; width <= 1920; width += 5) {
        if (box) box.style.width = `${width}px`
        // The first frame reports the new size, and React may render after it.
        for (let frames = 0; frames < 3; frames++) await frame()
        const shown = links.filter((link) => link.checkVisibility({ visibilityProperty: true }))
        const lines = new Set(shown.map((link) => link.getBoundingClientRect().y)).size
        const rest = (bar?.clientWidth ?? 0) - shown.reduce((sum, { offsetWidth }) => sum + offsetWidth, 0)
        const isWide = document.documentElement.scrollWidth > 1920 || (bar?.clientWidth ?? 0) > width
        const look = [
          `${lines} lines`,
          button?.checkVisibility() === true && 'a button',
          shown.length > 0 && rest > 24 && `${rest} px beside the links`,
          isWide && 'too wide',
        ]
        ;(looks[look.filter(Boolean).join(', ')] ??= []).push(width)
      }
      return looks
    }, direction)
    expect(Object.keys(seen)).toEqual(['0 lines, a button', '1 lines'])
    expect(seen['1 lines']?.length).toBeGreaterThan(100)
  })
}

test('links that no longer fit never make the page wider, not even before the bar has measured them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await mount(page, cases, 'ManyLinks')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  const overflows = await page.evaluate(() => {
    const box = document.querySelector<HTMLElement>('#box')
    const bar = box?.querySelector('nav > *')
    // All in one task, so that nothing that the bar would do about it has run.
    return [1000, 700, 400, 280].map((width) => {
      box?.style.setProperty('width', `${width}px`)
      return (bar?.scrollWidth ?? Infinity) - (bar?.clientWidth ?? 0)
    })
  })
  expect(overflows).toEqual([0, 0, 0, 0])
})

test('an open menu has one link a line, and a bar that gets wide enough shows them in one', async ({
  page,
}) => {
  await page.setViewportSize(narrow)
  await mount(page, cases, 'ManyLinks')
  await page.getByRole('button', { name: 'Menu' }).click()
  const lines = () =>
    page
      .getByRole('link')
      .evaluateAll((links) => new Set(links.map((link) => link.getBoundingClientRect().y)).size)
  expect(await lines()).toBe(5)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(lines).toBe(1)
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
})

test.describe('before scripts run', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [280, 768, 1280]) {
    test(`at ${width} px, the links are in one line, or else only the menu button can be seen`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(route)
      const basic = stage(page, 'Basic Usage')
      await basic.scrollIntoViewIfNeeded()
      const [seen, unseen] = width > 500 ? ['a', 'button'] : ['button', 'a']
      for (const one of await basic.locator(`nav ${seen}`).all())
        await expect(one).toBeInViewport({ ratio: 0.95 })
      for (const one of await basic.locator(`nav ${unseen}`).all()) await expect(one).not.toBeInViewport()
    })
  }
})

test.describe('where motion is welcome', () => {
  test.use(withMotion)

  test('the pill of the selected link slides there from the one before', async ({ page, open }) => {
    await open(route)
    await holdAnimations(page)
    await link(page, 'Contact').click()
    expect(await slideOf(link(page, 'Contact'))).toEqual([
      expect.stringMatching(/^translate\(-\d.*px\) scale\(/),
    ])
  })
})

test('where less motion is preferred, the pill just appears', async ({ page, open }) => {
  await open(route)
  await link(page, 'Contact').click()
  await expect(link(page, 'Contact')).toHaveAttribute('aria-current')
  expect(await slideOf(link(page, 'Contact'))).toEqual([])
})

/** Makes the bar narrow or wide whatever the window is: none of WebKitGTK is too narrow for its links. */
const setWidth = (page: Page, width: '15rem' | '60rem') =>
  bar(page)
    .getByRole('navigation')
    .evaluate((nav, size) => {
      nav.style.minWidth = size
      nav.style.maxWidth = size
    }, width)

/** Opens the menu of a narrow bar with a key. */
async function openMenu(page: Page, key: string) {
  await setWidth(page, '15rem')
  await menu(page).focus()
  await page.keyboard.press(key)
  await expect(link(page, 'Home')).toBeVisible()
}

keyboard(route, {
  'Tab moves focus to the next link, or to the menu button of a narrow bar': async (page) => {
    await setWidth(page, '60rem')
    await link(page, 'Home').focus()
    await page.keyboard.press('Tab')
    await expect(link(page, 'About')).toBeFocused()
    await openMenu(page, 'Enter')
    await page.keyboard.press('Tab')
    await expect(link(page, 'Home')).toBeFocused()
  },
  'Enter follows the focused link; on the menu button, opens or closes the menu': async (page) => {
    await openMenu(page, 'Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(link(page, 'About')).toBeHidden()
    await expect(menu(page)).toBeFocused()
    await expect(page).toHaveURL(`${route}#about`)
  },
  'Space opens or closes the menu from its button': async (page) => {
    await openMenu(page, 'Space')
    await page.keyboard.press('Space')
    await expect(link(page, 'Home')).toBeHidden()
  },
  'Escape closes the menu and moves focus to its button': async (page) => {
    await openMenu(page, 'Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(link(page, 'Home')).toBeHidden()
    await expect(menu(page)).toBeFocused()
  },
})

announced(route, {
  'Another link, when selected': (page) => link(page, 'About').click(),
  'The menu button of a narrow bar': (page) => setWidth(page, '15rem'),
  'The menu button, when the menu is open': (page) => openMenu(page, 'Enter'),
})
