import { copied, expect, stage, test, type Page } from '#tests/browser'
import { classesIn, tailwind } from '#tests/tailwind'
import { transform } from 'lightningcss'
import { PNG } from 'pngjs'

const route = '/generator'
const pane = (page: Page) => stage(page, 'Generator').locator('.glass-panel')
const shownCode = (page: Page, tab: string) => page.getByRole('region', { name: tab }).innerText()
const tabOf = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const control = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** All computed styles that make up the glass, of the panel and of its layers. */
function glassOf(page: Page) {
  return page.locator('.pane-under-test, .glass-panel').evaluate((panel) => {
    const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'].map(
      (corner) => `border-${corner}-radius`,
    )
    const sides = ['top', 'right', 'bottom', 'left'].flatMap((side) => [
      side,
      `border-${side}-width`,
      `border-${side}-style`,
      `border-${side}-color`,
    ])
    const layerOnly = [
      'content',
      'z-index',
      'background-color',
      'background-image',
      'box-shadow',
      'opacity',
      'filter',
      'backdrop-filter',
      'mask-image',
      'mix-blend-mode',
    ]
    const read = (pseudo: string | null, names: string[]) => {
      const style = getComputedStyle(panel, pseudo)
      // Tailwind puts transparent rings without a size before the shadow.
      const value = (name: string) =>
        style.getPropertyValue(name).replaceAll('rgba(0, 0, 0, 0) 0px 0px 0px 0px, ', '')
      return Object.fromEntries(names.map((name) => [name, value(name)]))
    }
    return {
      panel: read(null, ['position', 'isolation', 'color', 'opacity', 'background-color', ...corners]),
      // Tailwind gives every element a style of border, but no width.
      frost: read('::before', ['position', 'border-width', ...layerOnly, ...corners]),
      tint: read('::after', ['position', ...layerOnly, ...corners, ...sides]),
    }
  })
}

/** The standard deviation of a grey picture's pixels, from 0 to 127.5. */
function deviation(png: Buffer): number {
  const greys = [...PNG.sync.read(png).data].filter((_, index) => index % 4 === 0)
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length
  const middle = mean(greys)
  return Math.sqrt(mean(greys.map((grey) => (grey - middle) ** 2)))
}

/** The empty string is a visitor without preferences. */
const conditions = [
  '',
  'prefers-reduced-transparency: reduce',
  'prefers-contrast: more',
  'forced-colors: active',
]

/** The computed styles of a page's glass under each condition. */
async function glassUnderConditions(page: Page) {
  const session = await page.context().newCDPSession(page)
  const found: Awaited<ReturnType<typeof glassOf>>[] = []
  for (const condition of conditions) {
    const [name = '', value = ''] = condition.split(': ')
    await session.send('Emulation.setEmulatedMedia', { features: name === '' ? [] : [{ name, value }] })
    found.push(await glassOf(page))
  }
  await session.detach()
  return found
}

/** The code of each tab, built with its real tool, as the CSS and HTML of another page. */
async function pasted(page: Page): Promise<Record<string, { css: string; html: string }>> {
  await tabOf(page, 'Custom CSS').click()
  const css = await shownCode(page, 'Custom CSS')
  await tabOf(page, 'Tailwind CSS').click()
  const html = await shownCode(page, 'Tailwind CSS')
  const build = await tailwind()
  const built = transform({ filename: 'glass.css', code: Buffer.from(css), minify: true })
  return {
    'Custom CSS': { css: built.code.toString(), html: '<div class="glass-panel">Your content</div>' },
    'Tailwind CSS': { css: build(classesIn(html)), html: html.replace('class="', 'class="pane-under-test ') },
  }
}

/** Replaces the feature that the blur fallback tests for with one that no browser supports. */
const withoutBlur = (css: string) =>
  css.replaceAll(/@supports not[^{]+/g, (condition) =>
    condition.replaceAll('backdrop-filter', 'no-such-property'),
  )

const settings = {
  'the defaults': '',
  'changed values':
    '?opacity=0.57&blur=23&backgroundColor=rgba(20,80,200,0.4)&borderRadius=38&shadowBlur=31&shadowOffsetX=-17&shadowOffsetY=29&shadowColor=rgba(90,0,60,0.7)',
  'the limits of the sliders':
    '?opacity=1&blur=0&borderRadius=0&shadowBlur=50&shadowOffsetX=50&shadowOffsetY=-50&backgroundColor=%23ff0080',
}

for (const [name, search] of Object.entries(settings)) {
  test(`the code of both tabs, pasted into another page, has the preview's computed styles for ${name}`, async ({
    page,
    open,
    context,
  }) => {
    await open(route + search)
    const color = await pane(page).evaluate((panel) => getComputedStyle(panel.parentElement ?? panel).color)
    const texts = await pasted(page)
    const blank = await context.newPage()
    const previews = await glassUnderConditions(page)
    expect(new Set(previews.map((preview) => JSON.stringify(preview))).size).toBe(conditions.length)
    for (const { css, html } of Object.values(texts)) {
      await blank.setContent(
        `<!doctype html><style>${css}</style><body style="color: ${color}">${html}</body>`,
      )
      expect(await glassUnderConditions(blank)).toEqual(previews)
    }
  })
}

test('without blur, the code of both tabs gives a solid tint and a text color that is readable on it', async ({
  page,
  open,
  context,
}) => {
  await open(`${route}?backgroundColor=rgba(20,20,60,0.3)`)
  const blank = await context.newPage()
  for (const { css, html } of Object.values(await pasted(page))) {
    expect(css).toContain('@supports not')
    await blank.setContent(`<!doctype html><style>${withoutBlur(css)}</style>${html}`)
    const { panel, tint } = await glassOf(blank)
    expect(panel.color).toBe('rgb(255, 255, 255)')
    expect(tint).toMatchObject({ 'background-color': 'rgb(20, 20, 60)', opacity: '1' })
  }
})

test('the preview is styled by exactly the code of the Custom CSS tab', async ({ page, open }) => {
  await open(route)
  await control(page, 'Blur').fill('31')
  const sheets = await stage(page, 'Generator').locator('style').allTextContents()
  expect(sheets.map((sheet) => sheet.trimEnd())).toContain(await shownCode(page, 'Custom CSS'))
})

const moves: [control: string, value: string, property: string, computed: string, printed: string][] = [
  ['Opacity', '0.29', 'opacity', '0.29', 'opacity-29'],
  ['Blur', '42', 'backdrop-filter', 'blur(42px) saturate(1.8)', 'backdrop-blur-[42px]'],
  [
    'Background color',
    'rgba(1, 2, 3, 0.4)',
    'background-color',
    'rgba(1, 2, 3, 0.4)',
    'bg-[rgba(1,2,3,0.4)]',
  ],
  [
    'Background color, picker',
    '#102030',
    'background-color',
    'rgba(16, 32, 48, 0.25)',
    'bg-[rgba(16,32,48,0.25)]',
  ],
  [
    'Background color, Alpha',
    '0.9',
    'background-color',
    'rgba(255, 255, 255, 0.9)',
    'bg-[rgba(255,255,255,0.9)]',
  ],
  ['Border radius', '3', 'border-top-left-radius', '3px', 'rounded-[3px]'],
  [
    'Shadow blur',
    '19',
    'box-shadow',
    'rgba(0, 0, 0, 0.5) 0px 4px 19px 0px',
    'shadow-[0px_4px_19px_rgba(0,0,0,0.5)]',
  ],
  [
    'Shadow offset X',
    '-50',
    'box-shadow',
    'rgba(0, 0, 0, 0.5) -50px 4px 10px 0px',
    'shadow-[-50px_4px_10px_rgba(0,0,0,0.5)]',
  ],
  [
    'Shadow offset Y',
    '50',
    'box-shadow',
    'rgba(0, 0, 0, 0.5) 0px 50px 10px 0px',
    'shadow-[0px_50px_10px_rgba(0,0,0,0.5)]',
  ],
  ['Shadow color', 'teal', 'box-shadow', 'rgb(0, 128, 128) 0px 4px 10px 0px', 'shadow-[0px_4px_10px_teal]'],
  [
    'Shadow color, picker',
    '#0a0b0c',
    'box-shadow',
    'rgba(10, 11, 12, 0.5) 0px 4px 10px 0px',
    'shadow-[0px_4px_10px_rgba(10,11,12,0.5)]',
  ],
  [
    'Shadow color, Alpha',
    '0.1',
    'box-shadow',
    'rgba(0, 0, 0, 0.1) 0px 4px 10px 0px',
    'shadow-[0px_4px_10px_rgba(0,0,0,0.1)]',
  ],
]

for (const [label, value, property, computed, printed] of moves) {
  test(`${label} changes the glass and the code`, async ({ page, open }) => {
    await open(route)
    await tabOf(page, 'Tailwind CSS').click()
    await control(page, label).fill(value)
    const { frost, tint } = await glassOf(page)
    const [layer, name] = property === 'backdrop-filter' ? [frost, 'before'] : [tint, 'after']
    expect(layer[property]).toBe(computed)
    expect(await shownCode(page, 'Tailwind CSS')).toContain(
      `${name}:${printed}`.replace('after:rounded', 'rounded'),
    )
  })
}

test('the sliders have the documented ranges and defaults', async ({ page, open }) => {
  await open(route)
  const controls = page.getByRole('group', { name: 'Generator controls' })
  const sliders = await controls.getByRole('slider').evaluateAll((inputs) =>
    inputs.map((input) => {
      const { labels, min, max, step, value } = input as HTMLInputElement
      return [labels?.[0]?.textContent, min, max, step, value].join(' ')
    }),
  )
  expect(sliders).toEqual([
    'Opacity 0 1 0.01 0.5',
    'Blur 0 50 1 10',
    'Background color, Alpha 0 1 0.01 0.25',
    'Border radius 0 50 1 15',
    'Shadow blur 0 50 1 10',
    'Shadow offset X -50 50 1 0',
    'Shadow offset Y -50 50 1 4',
    'Shadow color, Alpha 0 1 0.01 0.5',
  ])
})

test('opacity fades the tint, but neither the blur nor the text', async ({ page, open }) => {
  await open(route)
  await control(page, 'Opacity').fill('0')
  const { panel, frost, tint } = await glassOf(page)
  expect([panel.opacity, frost.opacity, tint.opacity]).toEqual(['1', '1', '0'])
})

test('the pane frosts: stripes of 8 px behind it are gone', async ({ page, open, context }) => {
  await open(route)
  const css = await shownCode(page, 'Custom CSS')
  const blank = await context.newPage()
  const deviationBehind = async (html: string) => {
    await blank.setContent(`<!doctype html><style>${css}
      html { background: repeating-linear-gradient(90deg, #000 0 8px, #fff 8px 16px) }
      div { width: 400px; height: 300px }</style>${html}`)
    return deviation(await blank.screenshot({ clip: { x: 100, y: 100, width: 208, height: 100 } }))
  }
  const bare = await deviationBehind('<div></div>')
  expect(bare).toBeGreaterThan(100)
  expect((await deviationBehind('<div class="glass-panel"></div>')) / bare).toBeLessThanOrEqual(0.05)
})

test('arrow keys move a slider', async ({ page, open }) => {
  await open(route)
  await control(page, 'Shadow offset Y').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  expect((await glassOf(page)).tint['box-shadow']).toContain('0px 5px 10px')
})

test('the text of the preview turns dark on bright glass', async ({ page, open }) => {
  await open(route)
  await expect(pane(page)).toHaveCSS('color', 'rgb(255, 255, 255)')
  await control(page, 'Opacity').fill('1')
  await control(page, 'Background color, Alpha').fill('0.8')
  await expect(pane(page)).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('there are two code tabs, and each copies what it shows', async ({ page, open }) => {
  await open(route)
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Custom CSS', 'Tailwind CSS'])
  await expect(tabOf(page, 'Custom CSS')).toHaveAttribute('aria-selected', 'true')
  for (const name of ['Custom CSS', 'Tailwind CSS']) {
    await tabOf(page, name).click()
    const copy = page.getByRole('button', { name: `Copy ${name}` })
    expect(await copied(page, () => copy.click())).toBe(await shownCode(page, name))
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
  }
})

test('after copying one tab, the other tab does not claim to be copied', async ({ page, open }) => {
  await open(route)
  await page.getByRole('button', { name: 'Copy Custom CSS' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
  await tabOf(page, 'Tailwind CSS').click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(0)
})

test('arrow keys, Home and End move through the tabs', async ({ page, open }) => {
  await open(route)
  await tabOf(page, 'Custom CSS').focus()
  for (const [key, name] of [
    ['ArrowRight', 'Tailwind CSS'],
    ['ArrowRight', 'Custom CSS'],
    ['ArrowLeft', 'Tailwind CSS'],
    ['Home', 'Custom CSS'],
    ['End', 'Tailwind CSS'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tabOf(page, name)).toBeFocused()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
  }
})

test('Back goes one history entry back', async ({ page, open }) => {
  const back = page.getByRole('link', { name: 'Back to Components' })
  await open('/components?q=generator')
  await page.getByRole('link', { name: 'Learn more' }).click()
  await back.click()
  await expect(page).toHaveURL('/components?q=generator')
  await page.goForward()
  await expect(page).toHaveURL(route)
})

test('Back opens the catalogue when the visit began on this page', async ({ page, open }) => {
  await open(route)
  await page.getByRole('link', { name: 'Back to Components' }).click()
  await expect(page).toHaveURL('/components')
})

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 375, height: 667 },
  { width: 768, height: 1024 },
])
  test(`at ${width} × ${height} px, the whole pane is seen with its shadow above the controls`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height })
    await open(route)
    const room = await page.locator('[data-stage]').evaluate((element) => {
      const pane = element.querySelector('.glass-panel')?.getBoundingClientRect()
      const window = element.parentElement?.getBoundingClientRect()
      if (!pane || !window) throw new Error('There is no pane.')
      return [pane.top - window.top, window.bottom - pane.bottom, pane.left - window.left]
    })
    // The shadow is 10 px soft, and 4 px lower than the pane.
    for (const side of room) expect(side).toBeGreaterThanOrEqual(14)
  })
