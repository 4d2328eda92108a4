import { chunkFiles, chunkStyles, siteChunk } from '../../../scripts/html/chunk-files'
import { readManifest, transferSize } from '../../../scripts/harness/build-manifest'
import { countBytes, KiB } from '../../../scripts/harness/transfer'
import { expect, test } from '../fixture'

const chunk = 'src/site/command-palette/palette.tsx'

/** The most that the palette may weigh, in bytes of Brotli, without what it finds. */
const most = 9 * KiB

test('script and styles of the palette weigh at most 9 KiB', () => {
  const manifest = readManifest('.')
  const everywhere = new Set([...chunkFiles(manifest, [siteChunk]), ...chunkStyles(manifest, [siteChunk])])
  const files = [...chunkFiles(manifest, [chunk]), ...chunkStyles(manifest, [chunk])]
  const own = files.filter((file) => !everywhere.has(file))
  const size = transferSize('.', own)
  test.info().annotations.push({ type: 'KiB', description: `${(size / KiB).toFixed(1)} ${own.join(' ')}` })
  expect(own.length).toBeGreaterThan(1)
  expect(size).toBeLessThanOrEqual(most)
})

test('opening the palette transfers no more than that with its preview, and what it finds', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await open('/button-details')
  await page.waitForLoadState('networkidle')
  const data = page.waitForResponse('**/assets/palette-*.json')
  const bytes = await countBytes(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: 'Pages' })).toBeVisible()
  await expect(page.locator('#palette [data-thumbnail] *')).not.toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const { responseBodySize, responseHeadersSize } = await (await data).request().sizes()
  // The headers of both files are not the palette's.
  expect(bytes.total - responseBodySize - responseHeadersSize).toBeLessThanOrEqual(most + 2 * KiB)
})
