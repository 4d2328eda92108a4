import { expect, type Page } from '@playwright/test'
import { styledElements } from '../../scripts/harness/styling'
import { test } from '../browser/family/fixture'
import { tailwind } from '../support/tailwind'

/** What a consumer writes on a component: a utility of Tailwind, and the style that it gives. */
const utilities = [
  ['p-[7px]', 'padding-left', '7px'],
  ['m-[9px]', 'margin-top', '9px'],
  ['rounded-[3px]', 'border-top-left-radius', '3px'],
  ['border-[5px]', 'border-left-width', '5px'],
  ['border-dotted', 'border-top-style', 'dotted'],
  ['border-[#010203]', 'border-top-color', 'rgb(1, 2, 3)'],
  ['bg-[#040506]', 'background-color', 'rgb(4, 5, 6)'],
  ['text-[#070809]', 'color', 'rgb(7, 8, 9)'],
  ['text-[13px]', 'font-size', '13px'],
  ['font-black', 'font-weight', '900'],
  ['leading-[31px]', 'line-height', '31px'],
  ['tracking-[2px]', 'letter-spacing', '2px'],
  ['opacity-40', 'opacity', '0.4'],
  ['shadow-none', 'box-shadow', /^(?:none|(?:rgba\(0, 0, 0, 0\) 0px 0px 0px 0px(?:, )?)+)$/],
  ['min-h-[123px]', 'min-height', '123px'],
  ['max-w-[234px]', 'max-width', '234px'],
  ['w-[211px]', 'width', '211px'],
  ['absolute', 'position', 'absolute'],
  ['inline-grid', 'display', /^(?:inline-)?grid$/],
  ['z-[17]', 'z-index', '17'],
  ['cursor-wait', 'cursor', 'wait'],
] as const

/** A class has its effect at once. */
const atOnce = '*, *::before, *::after { transition: none !important }'

/** The root of each component on the page with all of them, without what is closed. */
const rootsOf = (page: Page) =>
  page.locator('[data-stage]').evaluateAll(
    (stages, styled) =>
      stages.flatMap((stage) => {
        const root = stage.querySelector(styled)
        if (!root?.checkVisibility()) return []
        root.setAttribute('data-root', stage.getAttribute('aria-label') ?? '')
        return [stage.getAttribute('aria-label') ?? '']
      }),
    styledElements,
  )

/** The roots on which a class does not have its effect, as `root: value`. */
async function losing(page: Page, name: string, property: string, wanted: string | RegExp) {
  const values = await page.locator('[data-root]').evaluateAll(
    (roots, [name, property]) =>
      roots.map((root) => {
        root.classList.add(name)
        const value = getComputedStyle(root).getPropertyValue(property)
        root.classList.remove(name)
        return [root.getAttribute('data-root') ?? '', value] as const
      }),
    [name, property] as const,
  )
  return values
    .filter(([, value]) => (typeof wanted === 'string' ? value !== wanted : !wanted.test(value)))
    .map(([root, value]) => `${root}: ${value}`)
}

test('a utility of Tailwind wins over the look of every component', async ({ page, openFamily }) => {
  const compile = await tailwind()
  await openFamily()
  await page.addStyleTag({ content: `${compile(utilities.map(([name]) => name))}\n${atOnce}` })
  expect(await rootsOf(page)).not.toEqual([])
  for (const [name, property, wanted] of utilities)
    expect.soft(await losing(page, name, property, wanted), name).toEqual([])
})

test('a class of the page wins over the look of every component, and so does a reset that comes with it', async ({
  page,
  openFamily,
}) => {
  await openFamily()
  await page.addStyleTag({
    content: `${atOnce}
      * { padding: 0; margin: 0; color: red; border: 0 }
      .own { padding: 7px; color: #070809; border: 5px dotted #010203; background: #040506; border-radius: 3px }`,
  })
  await rootsOf(page)
  for (const [property, wanted] of [
    ['padding-left', '7px'],
    ['color', 'rgb(7, 8, 9)'],
    ['border-left-width', '5px'],
    ['background-color', 'rgb(4, 5, 6)'],
    ['border-top-left-radius', '3px'],
  ] as const)
    expect.soft(await losing(page, 'own', property, wanted), property).toEqual([])
})
