import type { Answer, RelayedRequest } from './relay'

/** The part of Playwright's route that the tests use. */
interface Route {
  readonly request: () => { readonly url: () => string }
  readonly fulfill: (answer: Answer) => Promise<void>
}

export type RouteHandler = (route: Route) => unknown

/** Where a test answers in place of a server, as with Playwright's `page.route`. */
export class Routes {
  readonly #known: { readonly pattern: RegExp; readonly handle: RouteHandler }[] = []

  /** @param url An address, with `**` for any text. */
  add(url: string, handle: RouteHandler): void {
    const parts = url.split('**').map((part) => part.replaceAll(/[.?+^$()[\]{}|\\]/g, String.raw`\$&`))
    this.#known.unshift({ pattern: new RegExp(`^${parts.join('.*')}$`), handle })
  }

  /** The answer of the test to a request, if it has one. */
  async answer({ url }: RelayedRequest): Promise<Answer | undefined> {
    const known = this.#known.find(({ pattern }) => pattern.test(url))
    if (!known) return undefined
    let answered: Answer = { status: 404 }
    await known.handle({
      request: () => ({ url: () => url }),
      fulfill: (answer) => {
        answered = answer
        return Promise.resolve()
      },
    })
    return answered
  }
}
