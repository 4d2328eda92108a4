import { chromium, type CDPSession } from '@playwright/test'
import { createServer } from 'vite'
import { chromiumPath, launchArguments } from '../harness/chromium'

/** The page whose control is moved, and the control. */
const page = '/generator'
const control = '#generator-opacity'

/** The project's files of which a function has run since the last call. */
async function filesThatRan(session: CDPSession): Promise<string[]> {
  const { result } = await session.send('Profiler.takePreciseCoverage')
  return result
    .filter(({ functions }) =>
      functions.some(({ functionName, ranges }) => functionName !== '' && ranges[0]?.count),
    )
    .map(({ url }) => (URL.canParse(url) ? new URL(url).pathname : ''))
    .filter((path) => /^\/(src|registry)\//.test(path))
}

/** The files that take part when a visitor moves a control: until preview, code, verdict and address have followed. */
export async function controlMove(): Promise<string[]> {
  const server = await createServer({ server: { port: 0 }, logLevel: 'silent' })
  await server.listen()
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: launchArguments })
  try {
    const tab = await browser.newPage({ baseURL: server.resolvedUrls?.local[0] ?? '' })
    const session = await tab.context().newCDPSession(tab)
    await session.send('Profiler.enable')
    await tab.goto(page, { timeout: 0 })
    const move = async (address: RegExp) => {
      await tab.locator(control).press('ArrowRight', { timeout: 0 })
      await tab.waitForURL(address, { timeout: 0 })
    }
    // The first move also loads what a page has only once it is used.
    await move(/opacity=0\.51/)
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    await filesThatRan(session)
    await move(/opacity=0\.52/)
    return await filesThatRan(session)
  } finally {
    await browser.close()
    await server.close()
  }
}
