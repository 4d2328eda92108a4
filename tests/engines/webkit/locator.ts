import type { PlaywrightScript } from './playwright-script'
import { patience, poll } from './poll'
import { byLabel, byRole, byText, having, withText, type RoleOptions, type Text } from './selectors'

interface Filter {
  readonly hasText?: Text
  readonly has?: Locator
}

/** What Playwright's `expect` asks a locator for. It sends more, which concerns its own browsers. */
interface Expectation {
  readonly isNot: boolean
  readonly timeout?: number
}

/** What Playwright's `expect` reads. */
export interface Verdict {
  readonly matches: boolean
  readonly received?: unknown
  readonly timedOut?: boolean
}

/** Runs in the page, on what a selector finds. */
export type InPage<Argument, Result> = (
  elements: Element[],
  argument: Argument,
  script: PlaywrightScript,
) => Result

/** What a locator needs of its page. */
interface Finder {
  readonly find: <Result, Argument>(
    selector: string,
    run: string | InPage<Argument, Result>,
    argument?: Argument,
  ) => Promise<Awaited<Result>>
  readonly point: (x: number, y: number, isClick: boolean) => Promise<void>
  readonly keyboard: {
    readonly press: (key: string) => Promise<void>
    readonly type: (text: string) => Promise<void>
  }
}

/** The part of Playwright's locator that the tests use, in WebKitGTK. */
export class Locator {
  /** Playwright's `expect` knows a locator by it. */
  readonly _apiName = 'Locator'
  readonly #page: Finder
  readonly #selector: string

  constructor(page: Finder, selector: string) {
    this.#page = page
    this.#selector = selector
  }

  toString = () => this.#selector
  page = () => this.#page

  getByRole = (role: string, options?: RoleOptions) => this.#inside(byRole(role, options))
  getByLabel = (text: Text, options?: { readonly exact?: boolean }) =>
    this.#inside(byLabel(text, options?.exact))
  getByText = (text: Text, options?: { readonly exact?: boolean }) =>
    this.#inside(byText(text, options?.exact))
  locator = (selector: string, filter: Filter = {}) => this.#inside(selector).filter(filter)
  nth = (index: number) => this.#inside(`nth=${index}`)
  first = () => this.nth(0)
  last = () => this.nth(-1)

  filter({ hasText, has }: Filter): Locator {
    const texted = hasText === undefined ? this : this.#inside(withText(hasText))
    return has === undefined ? texted : texted.#inside(having(has.#selector))
  }

  count = () => this.evaluateAll((elements) => elements.length)
  all = async () => Array.from({ length: await this.count() }, (_one, index) => this.nth(index))

  /** Runs a function in the page, on all elements there are. */
  evaluateAll<Result, Argument>(
    run: InPage<Argument, Result>,
    argument?: Argument,
  ): Promise<Awaited<Result>> {
    return this.#page.find(this.#selector, run, argument)
  }

  /** Runs a function in the page, on the one element. */
  async evaluate<Result, Argument>(
    run: (element: Element, argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Awaited<Result>> {
    await this.#one()
    return this.#page.find(
      this.#selector,
      `([element], argument) => (${String(run)})(element, argument)`,
      argument,
    )
  }

  getAttribute = (name: string) => this.evaluate((element, name: string) => element.getAttribute(name), name)
  textContent = () => this.evaluate((element) => element.textContent)

  async waitFor(): Promise<void> {
    await this.#until(['visible'])
  }

  async focus(): Promise<void> {
    await this.#one()
    await this.evaluateAll(([element], _none, script) => {
      if (element) script.focusNode(element)
    })
  }

  async dispatchEvent(type: string): Promise<void> {
    await this.#one()
    await this.evaluateAll(([element], type, script) => {
      if (element) script.dispatchEvent(element, type, {})
    }, type)
  }

  async press(key: string): Promise<void> {
    await this.focus()
    await this.#page.keyboard.press(key)
  }

  async fill(value: string): Promise<void> {
    await this.#until(['visible', 'enabled', 'editable'])
    const state = await this.evaluateAll(
      ([element], value: string, script) => element && script.fill(element, value),
      value,
    )
    // What was there is selected now.
    if (state === 'needsinput') await (value === '' ? this.press('Delete') : this.#page.keyboard.type(value))
  }

  hover = () => this.#point(false)
  click = () => this.#point(true)

  /** Moves the pointer to the middle of the element. */
  async #point(isClick: boolean): Promise<void> {
    await this.#until(isClick ? ['visible', 'enabled', 'stable'] : ['visible', 'stable'])
    const { x, y } = await this.evaluate((element) => {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      const box = element.getBoundingClientRect()
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      const hit = document.elementFromPoint(point.x, point.y)
      if (hit && (element.contains(hit) || hit.contains(element))) return point
      throw new Error(
        `<${hit?.tagName.toLowerCase() ?? 'nothing'}> covers ${element.outerHTML.slice(0, 100)}`,
      )
    })
    await this.#page.point(x, y, isClick)
  }

  /** Waits for exactly one element, and for its states. */
  async #until(states: readonly string[]): Promise<void> {
    await this.#one()
    await poll(`${this.#selector} to be ${states.join(', ')}`, async () => {
      const missing = await this.evaluateAll(
        async ([element], states: readonly string[], script) =>
          element ? ((await script.checkElementStates(element, states, true)) ?? null) : 'gone',
        states,
      )
      return missing === null ? true : undefined
    })
  }

  async #one(): Promise<void> {
    const count = await poll(this.#selector, async () => (await this.count()) || undefined)
    if (count > 1) throw new Error(`${this.#selector} stands for ${count} elements, not for one.`)
  }

  #inside = (selector: string) => new Locator(this.#page, `${this.#selector} >> ${selector}`)

  /** What Playwright's `expect` calls. It waits until what is expected is the case. */
  async _expect(
    expression: string,
    { isNot, timeout = patience, ...options }: Expectation,
  ): Promise<Verdict> {
    const asked = JSON.parse(JSON.stringify({ ...options, expression, isNot })) as object
    const end = Date.now() + timeout
    for (;;) {
      const verdict = await this.evaluateAll(judge, asked)
      if (verdict.matches !== isNot) return verdict
      if (Date.now() > end) return { ...verdict, timedOut: true }
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

/** Runs in the page. Without an element, only what is hidden or gone is as expected (as in Playwright). */
async function judge(elements: Element[], options: object, script: PlaywrightScript): Promise<Verdict> {
  const { expression, isNot } = options as { readonly expression: string; readonly isNot: boolean }
  const isList = expression === 'to.have.count' || expression.endsWith('.array')
  if (elements.length === 0 && !isList) {
    if (['to.be.hidden', 'to.be.detached'].includes(expression)) return { matches: true }
    if (['to.be.visible', 'to.be.attached', 'to.be.in.viewport'].includes(expression))
      return { matches: false }
    return { matches: isNot }
  }
  if (elements.length > 1 && !isList) throw new Error(`There are ${elements.length} elements, not one.`)
  const { matches, received } = await script.expect(elements[0], options, elements, true)
  return { matches, received }
}
