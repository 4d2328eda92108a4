import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../../../scripts/harness/free-port'
import { screenEnvironment } from '../support/screens'
import { poll } from './poll'

/** What a WebDriver command answers with when it fails (W3C WebDriver, 6.6). */
export class WebDriverError extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

/** A window of WebKitGTK's MiniBrowser, which W3C WebDriver commands drive. */
export interface Session {
  readonly version: string
  /** Sends a command of the session, such as `POST` `url`. @throws {WebDriverError} When it fails. */
  readonly send: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>
  readonly stop: () => Promise<void>
}

interface NewSession {
  readonly sessionId: string
  readonly capabilities: { readonly browserVersion: string }
}

/** How long each part may take, in ms. A browser that hangs fails its test before the test's own time is over. */
const timeouts = { script: 20_000, pageLoad: 20_000, command: 30_000 } as const

/** Starts WebKitWebDriver, and a browser that asks a proxy for everything. */
export async function startSession(proxy: string): Promise<Session> {
  const port = await freePort()
  const home = mkdtempSync(join(tmpdir(), 'vitrine-webkit-'))
  // WebKitGTK takes the wish for less motion from the desktop. The buttons of its window would not let it be narrow.
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(home, version))
    writeFileSync(join(home, version, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
    writeFileSync(join(home, version, 'gtk.css'), 'button, entry { min-width: 0; padding: 0; margin: 0 }\n')
  }
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // A group of processes, which ends as a whole: a browser that hangs would outlive its driver.
    detached: true,
    env: {
      ...screenEnvironment(),
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      // Without a graphics card, both take most of the time: painting there, and to compile the same shaders each time.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
      MESA_SHADER_CACHE_DIR: resolve('.cache/mesa'),
    },
  })
  const stop = async () => {
    await end(driver)
    // The other processes of the group end a moment after the driver.
    rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  }
  try {
    const send = (method: string, path: string, body?: object) =>
      command(`http://127.0.0.1:${port}`, method, path, body)
    const ask = () => send('GET', '/status').catch(() => undefined)
    await poll('WebKitWebDriver to answer', ask, timeouts.command)
    const { sessionId, capabilities } = (await send('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          proxy: { proxyType: 'manual', httpProxy: proxy, sslProxy: proxy },
          unhandledPromptBehavior: 'ignore',
          // Otherwise pages that are left stay alive, to be shown again by the back button.
          'webkitgtk:browserOptions': { args: ['--automation', '--enable-page-cache=false'] },
          timeouts: { script: timeouts.script, pageLoad: timeouts.pageLoad, implicit: 0 },
        },
      },
    })) as NewSession
    let failure: Error | undefined
    return {
      version: capabilities.browserVersion,
      send: async (method, path, body) => {
        // A browser that does not answer is not asked again.
        if (failure !== undefined) throw failure
        try {
          return await send(method, `/session/${sessionId}/${path}`, body)
        } catch (error) {
          if (error instanceof Error && !(error instanceof WebDriverError)) failure = error
          throw error
        }
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function command(driver: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${driver}${path}`, {
    method,
    signal: AbortSignal.timeout(timeouts.command),
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  }).catch((error: unknown) => {
    throw new Error(`WebKitGTK does not answer ${method} ${path}; it has crashed or hangs.`, { cause: error })
  })
  const { value } = (await response.json()) as { value: unknown }
  if (response.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new WebDriverError(error, `${message} (${method} ${path})`)
}

/** Ends the driver, and the browser with it. */
async function end(driver: ChildProcess) {
  const exited = driver.exitCode ?? driver.signalCode ?? once(driver, 'exit')
  try {
    if (driver.pid !== undefined) process.kill(-driver.pid, 'SIGKILL')
  } catch {
    // Both have ended already.
  }
  await exited
}
