import { WebKitPage } from './page'
import { playwrightScript } from './playwright-script'
import { startRelay } from './relay'
import { Routes } from './routes'
import { startSession } from './session'
import { Tabs } from './tabs'

let script: string | undefined

/** A page in a browser of its own. */
export interface OpenPage {
  readonly page: WebKitPage
  readonly close: () => Promise<void>
}

/** Opens a window of WebKitGTK, with nothing in it. */
export async function openPage(baseURL: string): Promise<OpenPage> {
  const routes = new Routes()
  const firstScripts: string[] = []
  let page: WebKitPage | undefined
  const relay = await startRelay({
    script: () => [(script ??= playwrightScript()), ...firstScripts].join('\n'),
    onRequest: (request) => page?.tellRequest(request),
    onReport: (report) => page?.tellReport(report),
    answer: (request) => routes.answer(request),
  })
  const session = await startSession(relay.address)
  const tabs = new Tabs(session, await session.send('GET', 'window'))
  page = new WebKitPage({ session, routes, tabs, baseURL, firstScripts })
  await page.setViewportSize({ width: 1280, height: 720 })
  return {
    page,
    close: async () => {
      await session.stop()
      await relay.close()
    },
  }
}
