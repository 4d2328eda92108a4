import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { pointing, pressing, typing } from './keys'
import { Locator, type InPage, type Verdict } from './locator'
import type { RelayedRequest, Report } from './relay'
import type { RouteHandler, Routes } from './routes'
import { size as screen } from '../support/screens'
import { poll } from './poll'
import { byLabel, byRole, byText, type RoleOptions, type Text } from './selectors'
import { WebDriverError, type Session } from './session'
import type { Tabs } from './tabs'

/** What a page is made of. */
export interface Parts {
  readonly session: Session
  readonly routes: Routes
  readonly tabs: Tabs
  readonly baseURL: string
  /** Scripts that run before those of each document. */
  readonly firstScripts: string[]
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The part of Playwright's page that the tests use, in WebKitGTK. */
export class WebKitPage extends EventEmitter {
  /** Playwright's `expect` knows a page by it. */
  readonly _apiName = 'Page'
  readonly #parts: Parts
  #url = 'about:blank'
  #viewport: Size = { width: 0, height: 0 }

  constructor(parts: Parts) {
    super()
    this.#parts = parts
  }

  url = () => this.#url
  viewportSize = () => this.#viewport
  locator = (selector: string, filter?: Parameters<Locator['filter']>[0]) =>
    new Locator(this, selector).filter(filter ?? {})
  getByRole = (role: string, options?: RoleOptions) => new Locator(this, byRole(role, options))
  getByLabel = (text: Text, options?: { readonly exact?: boolean }) =>
    new Locator(this, byLabel(text, options?.exact))
  getByText = (text: Text, options?: { readonly exact?: boolean }) =>
    new Locator(this, byText(text, options?.exact))

  readonly keyboard = {
    press: (key: string) => this.#act(pressing(key)),
    type: (text: string) => this.#act(typing(text)),
  }

  readonly mouse = { move: (x: number, y: number) => this.point(x, y, false) }

  /** Stops the clock of all documents that are opened from now on. */
  readonly clock = {
    setFixedTime: (time: Date) => {
      this.#parts.firstScripts.push(`window.Date = class extends Date {
        constructor(...parts) { if (parts.length === 0) super(${Number(time)}); else super(...parts) }
        static now() { return ${Number(time)} }
      }`)
      return Promise.resolve()
    },
  }

  route = (url: string, handle: RouteHandler) => {
    this.#parts.routes.add(url, handle)
    return Promise.resolve()
  }

  context = () => ({
    route: this.route,
    waitForEvent: () => this.#parts.tabs.next(),
    browser: () => ({ version: () => this.#parts.session.version }),
    _options: { baseURL: this.#parts.baseURL },
  })

  mainFrame = () => ({
    _expect: (expression: string, options: Parameters<Locator['_expect']>[1]): Promise<Verdict> =>
      this.locator(':root')._expect(expression, options),
  })

  bringToFront = () => this.#parts.tabs.back()

  async goto(path: string): Promise<void> {
    await this.#parts.session.send('POST', 'url', { url: new URL(path, this.#parts.baseURL).href })
    await this.#settle()
  }

  async setViewportSize(wanted: Size): Promise<void> {
    await poll(`the page to be ${wanted.width} × ${wanted.height} px`, async () => {
      const inner = await this.evaluate(() => ({ width: window.innerWidth, height: window.innerHeight }))
      this.#viewport = inner
      if (inner.width === wanted.width && inner.height === wanted.height) return true
      // The window has a bar. In the middle it stays under the pointer, and so has the keyboard.
      const outer = (await this.#parts.session.send('GET', 'window/rect')) as Size
      const width = outer.width + wanted.width - inner.width
      const height = outer.height + wanted.height - inner.height
      const x = Math.floor((screen.width - width) / 2)
      const y = Math.floor((screen.height - height) / 2)
      await this.#parts.session.send('POST', 'window/rect', { x, y, width, height })
      return undefined
    })
    await poll('the window to have the keyboard', () => this.evaluate(() => document.hasFocus() || undefined))
  }

  /** Runs a function or an expression in the page. */
  evaluate<Result, Argument>(
    run: string | ((argument: Argument) => Result),
    argument?: Argument,
  ): Promise<Awaited<Result>> {
    const called = typeof run === 'string' ? `() => ${run}` : String(run)
    return this.#execute<Awaited<Result>>(`return (${called})(argument)`, ':root', argument)
  }

  /** Runs a function in the page on what a selector finds. */
  find<Result, Argument>(
    selector: string,
    run: string | InPage<Argument, Result>,
    argument?: Argument,
  ): Promise<Awaited<Result>> {
    return this.#execute<Awaited<Result>>(
      `const { playwrightScript: script } = window
      const elements = script.querySelectorAll(script.parseSelector(selector), document)
      return (${String(run)})(elements, argument, script)`,
      selector,
      argument,
    )
  }

  async addStyleTag({ content }: { readonly content: string }): Promise<void> {
    await this.evaluate((css) => {
      const style = document.createElement('style')
      style.textContent = css
      document.head.append(style)
    }, content)
  }

  /** Moves the pointer to a point of the window, and clicks there if it should. */
  point = (x: number, y: number, isClick: boolean): Promise<void> => this.#act(pointing(x, y, isClick))

  /** Tells the listeners of a request. */
  tellRequest({ method, url, body, isNavigation }: RelayedRequest): void {
    this.emit('request', {
      method: () => method,
      url: () => url,
      postData: () => body || null,
      isNavigationRequest: () => isNavigation,
    })
  }

  /** Tells the listeners of a line in the console, or of an error. */
  tellReport({ type, values }: Report): void {
    if (type === 'uncaught') this.emit('pageerror', new Error(values.join(' ')))
    else
      this.emit('console', {
        type: () => type,
        text: () =>
          values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(' '),
        args: () => values.map((value) => ({ jsonValue: () => Promise.resolve(value) })),
      })
  }

  async #execute<Result>(body: string, selector: string, argument: unknown): Promise<Result> {
    const answer = await this.#parts.session.send('POST', 'execute/async', {
      script: `const [selector, argument, done] = arguments
        Promise.resolve().then(() => { ${body} }).then(
          (value) => done({ value }),
          (error) => done({ error: String(error) }),
        )`,
      args: [selector, argument ?? null],
    })
    const { value, error } = answer as { value?: Result; error?: string }
    if (error !== undefined) throw new Error(`${selector}: ${error}`)
    // What the page answered with is what the function returns there.
    return value as Result
  }

  /** An action may end only after a message of the page, which stops it, is accepted. */
  async #act(actions: object): Promise<void> {
    const acted = this.#parts.session.send('POST', 'actions', actions).then(
      () => true,
      (error: unknown) => {
        if (error instanceof WebDriverError && error.code === 'unexpected alert open') return true
        throw error
      },
    )
    while (!(await Promise.race([acted, wait(100, false)]))) await this.acceptMessages()
    await this.#settle()
  }

  /** Reads what an action may have changed: the page's messages, and its address. */
  async #settle(): Promise<void> {
    await this.acceptMessages()
    this.#url = String(await this.#parts.session.send('GET', 'url'))
  }

  /** Accepts the messages that are open, after the listeners have read them. */
  async acceptMessages(): Promise<void> {
    for (let text = await this.#message(); text !== undefined; text = await this.#message()) {
      const message = text
      const accepted = this.#parts.session.send('POST', 'alert/accept')
      this.emit('dialog', { message: () => message, accept: () => accepted })
      await accepted
    }
  }

  async #message(): Promise<string | undefined> {
    try {
      return String(await this.#parts.session.send('GET', 'alert/text'))
    } catch (error) {
      if (error instanceof WebDriverError && error.code === 'no such alert') return undefined
      throw error
    }
  }
}
