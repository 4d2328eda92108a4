import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sharedPicture, sharedSize } from '../../scripts/html/shared-picture'
import { catalogue } from '../../src/site/catalogue'
import { pageOf, sitePages } from '../../src/site/routes'

const sources = [...sitePages, ...catalogue.map(pageOf)].flatMap(({ source }) => source ?? [])

/** Width and height of a JPEG: they stand in its frame header, whose marker is C0 or C2 (ITU-T T.81, B.2.2). */
function sizeOf(jpeg: Buffer) {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg.readUInt16BE(at)
    if (marker === 0xffc0 || marker === 0xffc2)
      return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) }
  }
  return undefined
}

test.each(sources)(
  '%s has a picture for shared links beside it, of 1200 × 630 px and at most 90 KiB',
  (source) => {
    const picture = sharedPicture(source)
    expect(existsSync(picture), `${picture} is missing. Run npm run build, then npm run pictures.`).toBe(true)
    expect(sizeOf(readFileSync(picture))).toEqual(sharedSize)
    expect(statSync(picture).size).toBeLessThanOrEqual(90 * 1024)
  },
)
