import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Page } from '../../fixture'

/** The glass that blurs what is behind it. */
export interface PaintedGlass {
  readonly layers: number
  /** In px² of CSS. */
  readonly area: number
}

/** Counts the layers that blur in the first stage of a page, and sums up their area. */
export const paintedGlass = (page: Page): Promise<PaintedGlass> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLElement>('[data-stage]:first-of-type *')].flatMap(
      (element) =>
        ['', '::before', '::after'].flatMap((pseudo) => {
          const { backdropFilter, content } = getComputedStyle(element, pseudo)
          const isPainted = element.checkVisibility({ visibilityProperty: true })
          if (!isPainted || (pseudo !== '' && content === 'none')) return []
          return /blur\((?!0px)/.test(backdropFilter) ? [element.getBoundingClientRect()] : []
        }),
    )
    const area = boxes.reduce((sum, { width, height }) => sum + width * height, 0)
    return { layers: boxes.length, area: Math.round(area) }
  })

/** The frames of a turn, and the turns with and without glass. */
const frames = 30
const turns = 4

/** The processor time of a process's threads, to the nanosecond; undefined without Linux. CDP tells it in hundredths. */
function threadSeconds(id: number): number | undefined {
  const threads = `/proc/${id}/task`
  if (!existsSync(threads)) return undefined
  const times = readdirSync(threads).map((thread) =>
    Number(readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return times.reduce((sum, time) => sum + time, 0) / 1e9
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN

/**
 * The processor time of a frame with the glass of a page ÷ that of the same boxes without it, while what is behind them
 * moves. Turns with and without glass follow each other, and the medians count: what else the machine does is in both.
 */
export async function frameRatio(page: Page): Promise<number> {
  const session = await page.context().browser()?.newBrowserCDPSession()
  if (!session) throw new Error('Only Chromium tells the processor time of its processes.')
  const seconds = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    return processInfo.reduce((sum, { id, cpuTime }) => sum + (threadSeconds(id) ?? cpuTime), 0)
  }
  await page.addStyleTag({
    content: `
      [data-no-glass] *, [data-no-glass] *::before, [data-no-glass] *::after {
        -webkit-backdrop-filter: none !important; backdrop-filter: none !important;
      }
      [data-moving] { position: fixed; z-index: -1; overflow: hidden }
      [data-moving] i {
        position: absolute; inset: -64px; will-change: transform;
        background: repeating-conic-gradient(#e33 0 25%, #fc3 0 50%, #39c 0 75%, #fff 0) 0 0 / 64px 64px;
      }`,
  })
  await page.evaluate(moveBehindGlass)
  const turn = async (isGlass: boolean) => {
    await page.evaluate((glass) => document.body.toggleAttribute('data-no-glass', !glass), isGlass)
    // The first frames make the layers.
    await page.evaluate(moveFor, 5)
    const before = await seconds()
    await page.evaluate(moveFor, frames)
    return (await seconds()) - before
  }
  const [glass, none]: [number[], number[]] = [[], []]
  for (let index = 0; index < turns; index++) {
    glass.push(await turn(true))
    none.push(await turn(false))
  }
  await session.detach()
  return median(glass) / median(none)
}

/** Runs in the page: puts something that moves behind each box of glass. */
function moveBehindGlass() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-stage]:first-of-type *')) {
    const filters = ['', '::before'].map((pseudo) => getComputedStyle(element, pseudo).backdropFilter)
    if (!element.checkVisibility() || !filters.some((filter) => /blur\((?!0px)/.test(filter))) continue
    const { left, top, width, height } = element.getBoundingClientRect()
    const place = document.createElement('div')
    place.dataset.moving = ''
    Object.assign(place.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    })
    place.append(document.createElement('i'))
    document.body.append(place)
  }
}

/** Runs in the page: moves what is behind the glass for some frames. */
async function moveFor(count: number) {
  const moving = document.querySelectorAll<HTMLElement>('[data-moving] i')
  for (let frame = 0; frame < count; frame++) {
    for (const one of moving) one.style.transform = `translateX(${(frame % 16) * 4}px)`
    await new Promise(requestAnimationFrame)
  }
}
