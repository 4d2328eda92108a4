import { pointing } from './keys'
import { WebKitPage } from './page'
import { playwrightScript } from './playwright-script'
import { startRelay } from './relay'
import { Routes } from './routes'
import { startSession } from './session'
import { Tabs } from './tabs'

/** One window of WebKitGTK, in which the tests of a worker open their pages one after the other. */
export interface WebKitBrowser {
  /** Opens an empty page, which knows nothing of the pages before it. */
  readonly newPage: (baseURL: string) => Promise<WebKitPage>
  /** Leaves a page, and takes away what it has left in the window. */
  readonly closePage: (page: WebKitPage) => Promise<void>
  readonly close: () => Promise<void>
}

let script: string | undefined

/** Runs in the first document that a page opens of an origin. WebDriver has no command for it. */
const emptyStorage = 'localStorage.clear(); sessionStorage.clear();'

/** Starts a browser. It takes seconds, so a worker does it once. */
export async function startBrowser(): Promise<WebKitBrowser> {
  const relay = await startRelay()
  const session = await startSession(relay.address)
  const tabs = new Tabs(session, await session.send('GET', 'window'))
  return {
    newPage: async (baseURL) => {
      const routes = new Routes()
      const firstScripts: string[] = []
      const visited = new Set<string>()
      const page = new WebKitPage({ session, routes, tabs, baseURL, firstScripts })
      relay.serve({
        script: (origin) => {
          const isNew = !visited.has(origin)
          visited.add(origin)
          return [isNew ? emptyStorage : '', (script ??= playwrightScript()), ...firstScripts].join('\n')
        },
        onRequest: (request) => page.tellRequest(request),
        onReport: (report) => page.tellReport(report),
        answer: (request) => routes.answer(request),
      })
      await page.setViewportSize({ width: 1280, height: 720 })
      return page
    },
    closePage: async (page) => {
      await page.acceptMessages()
      // Releases the keys and buttons that are pressed.
      await session.send('DELETE', 'actions')
      await tabs.closeOthers()
      await session.send('DELETE', 'cookie')
      await page.goto('about:blank')
      // Nothing of the next page is under the pointer as it opens.
      await session.send('POST', 'actions', pointing(0, 0, false))
      relay.serve(undefined)
    },
    close: async () => {
      await session.stop()
      await relay.close()
    },
  }
}
