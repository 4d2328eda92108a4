import { addressesOf } from '../documents'
import { expect, test, type Page } from '../fixture'

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`${selector} has no box.`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

for (const width of [390, 1024, 1280]) {
  test(`at ${width} px the search box of the catalogue ends where its cards end`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 844 })
    await open('/components')
    const search = await boxOf(page, 'main search')
    const cards = await boxOf(page, 'main ul:has(article)')
    expect(search.right).toBeCloseTo(cards.right, 0)
    if (width === 390) expect(search.x).toBeCloseTo(cards.x, 0)
  })
}

test('on a wide screen the catalogue uses the room, and nine cards are three full rows', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await open('/components')
  const main = await boxOf(page, 'main')
  const room = await boxOf(page, 'main header')
  expect(room.width / main.width).toBeGreaterThan(0.8)
  const lefts = await page
    .locator('main article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().x))
  expect(lefts.length).toBe(9)
  expect(new Set(lefts).size).toBe(3)
})

/** Runs in the page: the outermost boxes between bar and footer that are narrower than the window, as one from left to right. */
function edgesOfContent(): readonly [number, number] {
  const boxes: DOMRect[] = []
  const collect = (element: Element): void => {
    const box = element.getBoundingClientRect()
    const { display, position } = getComputedStyle(element)
    if (box.width === 0 || (position === 'fixed' && element.tagName !== 'MAIN')) return
    if (display !== 'contents' && box.width < document.documentElement.clientWidth) boxes.push(box)
    else for (const child of element.children) collect(child)
  }
  for (const element of document.querySelectorAll('#root > :not(a, header, footer, dialog)')) collect(element)
  return [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))]
}

/** One page of each kind that has more than a word or two in its middle. Those with one centered column come last. */
const kinds = [
  '/',
  '/components',
  '/button-details',
  '/generator',
  '/studio',
  '/contributors',
  '/contact',
  '/stories',
  '/changelog',
  '/accessibility',
  '/termsOfUse',
  '/about',
  '/donate',
] as const

for (const path of kinds) {
  test(`bar, page and footer of ${path} begin and end together in every window`, async ({ page, open }) => {
    await open(path)
    const isColumn = path === '/about' || path === '/donate'
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const bar = await boxOf(page, 'nav[aria-label="Main"]')
      const [left, right] = await page.evaluate(edgesOfContent)
      const edges = { bar: [bar.x, bar.right].map(Math.round), content: [left, right].map(Math.round) }
      if (isColumn) {
        expect(left - bar.x, `at ${String(width)} px`).toBeCloseTo(bar.right - right, 0)
        expect(left).toBeGreaterThan(bar.x - 1)
      } else expect(edges.content, `at ${String(width)} px`).toEqual(edges.bar)
      if (path === '/') continue
      const footer = await boxOf(page, 'footer > div')
      expect([footer.x, footer.right].map(Math.round), `at ${String(width)} px`).toEqual(edges.bar)
    }
  })
}

/** Runs in the page: what is wrong with the title and the star that follows it. */
function tornTitle(): string[] {
  const heading = document.querySelector('main h1')
  const star = heading?.nextElementSibling?.getBoundingClientRect()
  const text = heading?.firstChild
  if (!(text instanceof Text) || star === undefined) return ['There is no title with a star.']
  const rectsOf = (from: number, to: number) => {
    const range = document.createRange()
    range.setStart(text, from)
    range.setEnd(text, to)
    return [...range.getClientRects()]
  }
  const words = [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    word,
    lines: rectsOf(index, index + word.length),
  }))
  const last = words.at(-1)?.lines.at(-1)
  const middle = (star.top + star.bottom) / 2
  const isBeside = last !== undefined && middle > last.top && middle < last.bottom && star.left >= last.right
  return [
    ...words.filter(({ lines }) => lines.length > 1).map(({ word }) => `${word} is broken`),
    ...(isBeside && star.left - last.right < 32 ? [] : ['the star is not beside the last word']),
  ]
}

for (const path of addressesOf(/<h1>(?:[^<]*\S{12}|[^<]* [^<]* )[^<]*<\/h1><button/))
  test(`${path}: a long title has whole words and its star in every window`, async ({ page, open }) => {
    await open(path)
    for (const width of [320, 344, 360, 390, 480, 634, 768, 896, 1032, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(tornTitle), `at ${String(width)} px`).toEqual([])
    }
  })
