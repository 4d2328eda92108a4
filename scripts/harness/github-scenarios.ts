import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { contributors, summary } from './mock-github'

type Handler = (target: URL, response: ServerResponse) => void

/** Compressed, as GitHub's answers are: a page's bytes are counted with them. */
const json = (response: ServerResponse, status: number, body: unknown) =>
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'gzip',
      'access-control-allow-origin': '*',
    })
    .end(gzipSync(typeof body === 'string' ? body : JSON.stringify(body)))

/** Three pages of 100, the last of them not full. */
export const contributorCount = 234

/** How the mock server answers GitHub's calls. */
export const scenarios = {
  success: (target, response) => {
    if (!target.pathname.endsWith('/contributors')) return json(response, 200, summary)
    const page = Number(target.searchParams.get('page'))
    return json(
      response,
      200,
      contributors(page, Number(target.searchParams.get('per_page')), contributorCount),
    )
  },
  'not found': (_target, response) => json(response, 404, { message: 'Not Found' }),
  'rate limit': (_target, response) => json(response, 403, { message: 'API rate limit exceeded' }),
  'no connection': (_target, response) => response.destroy(),
  'invalid JSON': (_target, response) => json(response, 200, '<!doctype html><title>Unicorn!</title>'),
  'invalid list': (_target, response) => json(response, 200, [{ login: 'somebody' }]),
  'invalid link': (target, response) =>
    json(
      response,
      200,
      target.searchParams.get('page') === '1'
        ? [{ ...contributors(1, 1, contributorCount)[0], html_url: 'javascript:alert(1)' }]
        : [],
    ),
  'broken avatars': (target, response) => {
    if (!target.pathname.endsWith('/contributors')) return json(response, 200, summary)
    const broken = { ...contributors(1, 1, contributorCount)[0], avatar_url: 'data:image/png,broken' }
    return json(response, 200, target.searchParams.get('page') === '1' ? [broken] : [])
  },
  'no commits': (target, response) => {
    if (!target.pathname.endsWith('/contributors')) return json(response, 200, summary)
    return response.writeHead(204, { 'access-control-allow-origin': '*' }).end()
  },
  'failing summary': (target, response) =>
    target.pathname.endsWith('/contributors')
      ? scenarios.success(target, response)
      : json(response, 500, { message: 'Server Error' }),
  'hanging third page': (target, response) => {
    if (target.searchParams.get('page') !== '3') scenarios.success(target, response)
  },
} satisfies Record<string, Handler>

/** The name of a scenario. */
export type Scenario = keyof typeof scenarios
