import type { Route } from '@playwright/test'
import { expect, test, type Page } from '../fixture'
import { shifts, watchShifts } from './support/shift'

/** Addresses whose query changes what the prerendered document shows. */
const customized = {
  'a catalogue page': '/components?page=2',
  'the last catalogue page': '/components?page=3',
  'a search': '/components?q=glass',
  'a search that finds nothing': '/components?q=nothing-of-this-name',
  'a customized button': '/button-details?backgroundColor=%2300ff00&color=%23000000',
  'a customized bar': '/progress-bar-details?size=lg&progress=90&theme=pop',
  'a customized generator': '/generator?blur=40&borderRadius=50&shadowOffsetY=-20',
  'a preset': '/card-details?preset=black',
  'a customization of values that are none':
    '/button-details?backgroundColor=red%3Bcolor%3Ablue&preset=constructor&unknown=1',
}

/** What has moved from navigation until a second after hydration; the fixture fails the test on a warning of React's. */
async function movedWhileOpening(page: Page, open: (path: string) => Promise<void>, path: string) {
  await watchShifts(page)
  await open(path)
  await page.waitForTimeout(1000)
  return shifts(page)
}

for (const [name, path] of Object.entries(customized)) {
  test(`${name} is hydrated without a shift`, async ({ page, open }) => {
    await page.setViewportSize({ width: 1280, height: 844 })
    expect(await movedWhileOpening(page, open, path)).toEqual([])
  })

  test(`${name} is hydrated without a shift on a phone that gets the script late`, async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    // The first script, which asks for all the others.
    const late = async (route: Route) => {
      await new Promise((waited) => setTimeout(waited, 1000))
      await route.continue()
    }
    await page.route('**/*.js', late, { times: 1 })
    expect(await movedWhileOpening(page, open, path)).toEqual([])
  })
}

for (const path of ['/', '/donate', '/generator', '/navigation-details']) {
  test(`${path} stays where it was painted when it arrives slowly`, async ({ page, open }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput: 60 * 1024,
      uploadThroughput: 60 * 1024,
    })
    expect(await movedWhileOpening(page, open, path)).toEqual([])
  })
}
