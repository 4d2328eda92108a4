import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sharedPicture, sharedSize } from '../../scripts/html/shared-picture'
import { pageOf, sitePages, type Page } from '../../src/registry/site-pages'
import { entries } from './entries'
import { testWhole } from './one-component'

const pages = [
  ...sitePages.map((page) => ({ ...page, isExpected: true })),
  // Without a picture of its own, a page has the site's: a component may be new.
  ...entries.map((entry) => ({ ...pageOf(entry), isExpected: entry.order !== undefined })),
]

const isThere = ({ source = '' }: Page) => existsSync(sharedPicture(source))

testWhole('every page of the site and every component with a position in the catalogue has a picture', () => {
  const missing = pages.filter((page) => page.isExpected && !isThere(page))
  expect(
    missing.map(({ path }) => path),
    'Run npm run build, then npm run pictures -- and their addresses.',
  ).toEqual([])
})

/** Width and height of a JPEG: they stand in its frame header, whose marker is C0 or C2 (ITU-T T.81, B.2.2). */
function sizeOf(jpeg: Buffer) {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg.readUInt16BE(at)
    if (marker === 0xffc0 || marker === 0xffc2)
      return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) }
  }
  return undefined
}

test.each(pages.filter(isThere))(
  'the picture of $path has 1200 × 630 px and at most 90 KiB',
  ({ source = '' }) => {
    const picture = sharedPicture(source)
    expect(sizeOf(readFileSync(picture))).toEqual(sharedSize)
    expect(statSync(picture).size).toBeLessThanOrEqual(90 * 1024)
  },
)
