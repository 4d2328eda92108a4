import { expect, type Both } from '../fixture'
import { paintAnew } from './paint-anew'
import { pictureDifference } from './pixels'
import { live } from './read-looks'
import { states } from './states'
import { setState, type StyledPage } from './styled-page'

const asTheyAre = states.filter(({ pseudo, isDisabled }) => pseudo.length === 0 && !isDisabled)

/** Everything but the previews keeps its place, and costs no painting. */
const alone = `body :not(:is(${live}), :is(${live}) *, :has(${live})) { visibility: hidden !important }`

/** Runs in the page: scrolls to a preview, and waits until its pictures are there and nothing moves. */
async function settle(index: number) {
  const stage = document.querySelectorAll('[data-stage]')[index]
  if (stage === undefined) throw new Error(`There is no preview ${index + 1}.`)
  stage.scrollIntoView({ block: 'center', behavior: 'instant' })
  const pictures = Array.from(stage.querySelectorAll('img'), (image) => image.decode())
  await Promise.allSettled([document.fonts.ready, ...pictures])
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
    else animation.finish()
  const { left, top, right, bottom } = stage.getBoundingClientRect()
  const [x, y] = [Math.floor(left + window.scrollX), Math.floor(top + window.scrollY)]
  return {
    clip: {
      x,
      y,
      width: Math.ceil(right + window.scrollX) - x,
      height: Math.ceil(bottom + window.scrollY) - y,
    },
    isTall: bottom - top > window.innerHeight,
  }
}

/** A picture of a preview. Playwright's own would spend most of its time on making the file small. */
async function pictureOf({ page, session }: StyledPage, index: number): Promise<Buffer> {
  const take = async (x: number, y: number, width: number, height: number, isTall: boolean) => {
    const clip = { x, y, width, height, scale: 1 }
    const how = { format: 'png', optimizeForSpeed: true, captureBeyondViewport: isTall } as const
    return (await session.send('Page.captureScreenshot', { ...how, clip })).data
  }
  const { clip, isTall } = await page.evaluate(settle, index)
  // What follows the scrolling is rendered in the next frame.
  await take(clip.x, clip.y, 1, 1, false)
  return Buffer.from(await take(clip.x, clip.y, clip.width, clip.height, isTall), 'base64')
}

/** Expects the previews of both pages to have the same pixels, whatever the visitor has chosen. */
export async function expectSamePixels({ each }: Both): Promise<void> {
  const [count, other] = await each(({ page }) => page.locator('[data-stage]').count())
  expect(count, 'the previews with Emotion').toBe(other)
  const sheets = await each(({ page }) => page.addStyleTag({ content: alone }))
  for (const state of asTheyAre) {
    await each((one) => setState(one, state))
    for (let index = 0; index < count; index++) {
      const difference = async () => {
        const found = pictureDifference(...(await each((one) => pictureOf(one, index))))
        // The browser may still be painting; what it kept of an earlier painting is blended.
        if (found !== 'none') await each(({ page }) => paintAnew(page))
        return found
      }
      await expect.soft.poll(difference, `preview ${index + 1}, ${state.name}`).toBe('none')
    }
  }
  for (const sheet of sheets) await sheet.evaluate((style) => style.parentNode?.removeChild(style))
}
