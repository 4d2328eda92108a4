import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { chosenEngine } from './engine'
import { findSquare, pictureOfDump, pictureOfPng, type Picture } from './picture'
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
 * backdrop filters, so the picture is that of the whole screen: a mark in the page's corner, with a color that it has
 * not had before, tells where the page is, and that the screen shows its present state.
 */
export async function photograph(page: Page): Promise<Photograph> {
  if (chosenEngine() === 'chromium')
    return { picture: pictureOfPng(await page.screenshot()), left: 0, top: 0 }
  count += 1
  const color = [1, count % 256, 254 - (Math.floor(count / 256) % 128)] as const
  await page.evaluate(showMark, { side, color: `rgb(${color.join(' ')})` })
  const file = join(ownScreen()?.folder ?? '', 'Xvfb_screen0')
  let found: Photograph | undefined
  await expect(() => {
    const picture = pictureOfDump(readFileSync(file))
    const corner = findSquare(picture, side, color)
    if (corner === undefined) throw new Error('The screen does not show the page yet.')
    found = { picture, left: corner.x, top: corner.y }
  }).toPass({ intervals: [5, 10, 20, 40], timeout: 30_000 })
  if (found === undefined) throw new Error('The screen does not show the page.')
  return found
}

/** Runs in the page: shows the mark above everything, even above an open dialog, and waits for the next frame. */
async function showMark({ side, color }: { readonly side: number; readonly color: string }) {
  const known = document.getElementById('mark')
  const mark = known ?? document.createElement('div')
  if (!known) {
    mark.id = 'mark'
    mark.popover = 'manual'
    document.documentElement.append(mark)
  }
  mark.style.cssText = `all: initial; position: fixed; left: 0; top: 0; width: ${side}px; height: ${side}px;
    background: ${color}; visibility: visible; z-index: 2147483647`
  mark.hidePopover()
  mark.showPopover()
  await new Promise(requestAnimationFrame)
}
