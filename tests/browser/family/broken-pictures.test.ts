import { addressesOf } from '../documents'
import { expect, mount, stage, test, type Page } from '../fixture'

const failed = /^error: Failed to load resource: net::ERR_FAILED/

/** Refuses all pictures, as a server does that no longer has them. */
const refusePictures = (page: Page) =>
  page.route(/\.(svg|png|jpg|webp)$/, (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.continue(),
  )

/** What stands for the pictures that are shown as broken. */
const broken = (page: Page) =>
  page
    .locator('[data-stage] img')
    .evaluateAll((images) =>
      images.flatMap((image) =>
        image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0 ? [image.src] : [],
      ),
    )

for (const path of addressesOf(/data-stage[^]*<img/))
  test(`${path}: a picture that failed before hydration or later leaves no broken one, and its text is shown`, async ({
    page,
    open,
    expectConsole,
  }) => {
    expectConsole(failed)
    await refusePictures(page)
    const source = await (await page.request.get(path)).text()
    const texts = [...source.matchAll(/<img[^>]* alt="([^"]+)"/g)].map(([, text = '']) => text)
    await open(path)
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 300) {
        window.scrollTo({ top, behavior: 'instant' })
        await new Promise(requestAnimationFrame)
      }
    })
    await expect.poll(() => broken(page)).toEqual([])
    for (const text of texts) await expect(page.locator('[data-stage]').getByText(text).first()).toBeVisible()
  })

test('a person whose picture fails has an initial', async ({ page, open, expectConsole }) => {
  expectConsole(failed)
  await refusePictures(page)
  await open('/testimonial-details')
  await expect(stage(page, 'Live').locator('figcaption')).toHaveText([/^AAmara/, /^MMateo/, /^YYuki/])
})

test('another picture is tried when one has failed', async ({ page, open, expectConsole }) => {
  expectConsole(failed)
  await page.route(/sneaker-ember/, (route) => route.abort())
  await open('/product-details')
  const shoe = stage(page, 'Live')
  await expect(shoe.getByText('Glide Runner in Ember')).toBeVisible()
  await shoe.getByRole('radio', { name: 'Ocean' }).check()
  await expect(shoe.getByRole('img', { name: 'Glide Runner in Ocean' })).toHaveJSProperty('naturalWidth', 320)
})

test('a modal whose picture fails shows its text, and nothing for a picture that only decorates', async ({
  page,
  expectConsole,
}) => {
  expectConsole(failed)
  await page.route('/gone.png', (route) => route.abort())
  for (const name of ['Described', 'Decorative']) {
    await mount(page, 'tests/browser/family/broken-pictures.cases.tsx', name)
    await expect(page.getByRole('dialog').locator('img')).toHaveCount(0)
    await expect(page.getByText('Three panes')).toHaveCount(name === 'Described' ? 1 : 0)
  }
})
