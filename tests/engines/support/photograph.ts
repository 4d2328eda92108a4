import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { chosenEngine } from './engine'
import { findSquare, isSquare, pictureOfDump, pictureOfPng, type Picture } from './picture'
import { ownScreen } from './screens'

/** What is painted in the window of a page, and where the page begins in it. */
export interface Photograph {
  readonly picture: Picture
  readonly left: number
  readonly top: number
}

const side = 8
let count = 0

/**
 * Takes a picture of what a page shows now. Chromium takes it itself. In the other engines, its own pictures leave out
 * backdrop filters, so the picture is that of the whole screen: marks in two of the page's corners, with a color that they
 * have not had before, tell where the page is, and that the screen shows its present state.
 */
export async function photograph(page: Page): Promise<Photograph> {
  if (chosenEngine() === 'chromium')
    return { picture: pictureOfPng(await page.screenshot()), left: 0, top: 0 }
  count += 1
  const color = [1, count % 256, 254 - (Math.floor(count / 256) % 128)] as const
  const { width, height } = await page.evaluate(showMarks, { side, color: `rgb(${color.join(' ')})` })
  const file = join(ownScreen()?.folder ?? '', 'Xvfb_screen0')
  let found: Photograph | undefined
  await expect(() => {
    const read = pictureOfDump(readFileSync(file))
    const first = findSquare(read, side, color)
    if (!first || !isSquare(read, side, color, first.x + width - side, first.y + height - side))
      throw new Error('The screen does not show the page yet.')
    // Pixels may have been read before they were painted, in between the two corners. Now all of them are there.
    found = { picture: pictureOfDump(readFileSync(file)), left: first.x, top: first.y }
  }).toPass({ intervals: [5, 10, 20, 40], timeout: 30_000 })
  if (found === undefined) throw new Error('The screen does not show the page.')
  return found
}

/**
 * Runs in the page: shows marks in its first and its last corner, above everything, even above an open dialog, and waits for
 * the next frame. A frame gets to the screen from top to bottom: half of one has the first mark only.
 */
async function showMarks({ side, color }: { readonly side: number; readonly color: string }) {
  const known = document.getElementById('marks')
  const marks = known ?? document.createElement('div')
  if (!known) {
    marks.id = 'marks'
    marks.popover = 'manual'
    document.documentElement.append(marks)
  }
  const mark = `linear-gradient(${color}, ${color})`
  marks.style.cssText = `all: initial; position: fixed; inset: 0; visibility: visible; pointer-events: none;
    background: ${mark} left top / ${side}px ${side}px no-repeat, ${mark} right bottom / ${side}px ${side}px no-repeat`
  marks.hidePopover()
  marks.showPopover()
  await new Promise(requestAnimationFrame)
  const { width, height } = marks.getBoundingClientRect()
  return { width: Math.floor(width), height: Math.floor(height) }
}
