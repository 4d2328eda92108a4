import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base } from '../../fixture'

/** A test with a page of another site that has a piece of HTML. */
export const test = base.extend<{ openElsewhere: (html: string) => Promise<void> }>({
  openElsewhere: async ({ page }, use) => {
    let html = ''
    const server = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end(`<!doctype html><html lang="en"><title>Elsewhere</title><main>${html}</main></html>`)
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo
    await use(async (given) => {
      html = given
      await page.goto(`http://127.0.0.1:${port}/`)
    })
    server.closeAllConnections()
    server.close()
  },
})
