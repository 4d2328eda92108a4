import { endpoints, messageOf, storyOf } from '../../../scripts/harness/sample-records'

/** A request that must be rejected, and the status of its response. */
export interface BadRequest {
  name: string
  status: number
  method: string
  path: string
  headers: Record<string, string>
  body: string | Uint8Array | undefined
}

const json = { 'Content-Type': 'application/json' }

const post = (
  name: string,
  path: string,
  status: number,
  body: string | Uint8Array,
  headers: Record<string, string> = json,
): BadRequest => ({
  name: `${path}: ${name}`,
  status,
  method: 'POST',
  path,
  headers,
  body,
})

const wrongValues: readonly (readonly [name: string, value: unknown])[] = [
  ['missing', undefined],
  ['null', null],
  ['a number', 7],
  ['a boolean', true],
  ['a list', ['text']],
  ['an object', { text: 'text' }],
  ['empty', ''],
  ['white space', ' \t\n\u00a0\u3000\ufeff'],
  ['text with NUL', 'a\0b'],
  ['half a surrogate pair', 'a\ud83d'],
  ['the other half', '\ude00b'],
]

const wrongFields = (path: string, good: object): BadRequest[] =>
  Object.keys(good).flatMap((field) =>
    wrongValues.map(([name, value]) =>
      post(`${field} is ${name}`, path, 422, JSON.stringify({ ...good, [field]: value })),
    ),
  )

const story = JSON.stringify(storyOf(1))

const wrongBodies = (path: string, good: string): BadRequest[] => [
  post('an empty body', path, 400, ''),
  post('half of the JSON', path, 400, good.slice(0, 40)),
  post('JSON and more', path, 400, `${good}}`),
  post('text that is not JSON', path, 400, 'title=Story'),
  post('a byte order mark', path, 400, `\ufeff${good}`),
  post('bytes that are not UTF-8', path, 400, Buffer.from([0x22, 0xc3, 0x28, 0x22])),
  post('UTF-16', path, 400, Buffer.from(good, 'utf16le')),
  post('null', path, 422, 'null'),
  post('a list', path, 422, `[${good}]`),
  post('text', path, 422, '"text"'),
  post('a number', path, 422, '12'),
  post('an unknown field', path, 422, good.replace('{', '{"admin":true,')),
  post('a field __proto__', path, 422, good.replace('{', '{"__proto__":{"admin":true},')),
  post('an id of its own', path, 422, good.replace('{', '{"id":"1",')),
  post('a body of more than 256 KiB', path, 413, good.replace('{', `{${' '.repeat(256 * 1024)}`)),
  post('a form', path, 415, 'title=Story', { 'Content-Type': 'application/x-www-form-urlencoded' }),
  post('a multipart form', path, 415, 'x', { 'Content-Type': 'multipart/form-data; boundary=x' }),
  post('JSON called text', path, 415, good, { 'Content-Type': 'text/plain' }),
  post('JSON of another kind', path, 415, good, { 'Content-Type': 'application/ld+json' }),
  post('another charset', path, 415, good, { 'Content-Type': 'application/json; charset=latin1' }),
  post('a coding', path, 415, good, { ...json, 'Content-Encoding': 'gzip' }),
  post('the coding that is none', path, 415, good, {
    ...json,
    'Content-Encoding': 'identity',
  }),
]

const wrongDates = [
  'yesterday',
  '2026-02-30T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '1738315800000',
  '2026-01-31',
  'Sat Jan 31 2026',
]
const wrongEmails = [
  'visitor',
  'visitor@',
  '@example.org',
  'a b@example.org',
  'a@b..org',
  'a@-b.org',
  'a@b.org\n',
]

const wrongMethods: readonly (readonly [method: string, path: string])[] = [
  ...['PUT', 'PATCH', 'DELETE', 'POST', 'PROPFIND', 'TRACE'].map(
    (method) => [method, endpoints.getPosts] as const,
  ),
  ...['PUT', 'PATCH', 'DELETE', 'GET', 'PROPFIND'].map((method) => [method, endpoints.savePost] as const),
  ...['PUT', 'PATCH', 'DELETE', 'GET'].map((method) => [method, endpoints.saveContact] as const),
  ...['POST', 'DELETE'].map((method) => [method, '/'] as const),
  ...['POST', 'PUT'].map((method) => [method, '/stories'] as const),
]

const unknown: readonly (readonly [method: string, path: string])[] = [
  ['GET', '/api'],
  ['GET', '/api/'],
  ['GET', '/api/stories'],
  ['POST', '/api/stories/saveposts/1'],
  ['DELETE', '/api/stories/1'],
  ['GET', '/api/messages'],
  ['GET', '/api/%2e%2e/vitrine.json'],
  ['GET', '/api/../../data/vitrine.json'],
  ['GET', '/api/%E0%A4%A'],
  ['GET', '/api/stories/GETPOSTS'],
  ['POST', '/nowhere'],
]

const bare = { headers: {}, body: undefined }

/** More than 150 requests that no form of the site sends. */
export const badRequests: readonly BadRequest[] = [
  ...wrongFields(endpoints.savePost, storyOf(1)),
  ...wrongFields(endpoints.saveContact, messageOf(1)),
  ...wrongBodies(endpoints.savePost, story),
  ...wrongBodies(endpoints.saveContact, JSON.stringify(messageOf(1))),
  ...wrongDates.map((date) =>
    post(`date ${date}`, endpoints.savePost, 422, JSON.stringify({ ...storyOf(1), date })),
  ),
  ...wrongEmails.map((email) =>
    post(`email ${email}`, endpoints.saveContact, 422, JSON.stringify({ ...messageOf(1), email })),
  ),
  post('a category of its own', endpoints.savePost, 422, JSON.stringify({ ...storyOf(1), category: 'News' })),
  ...wrongMethods.map(([method, path]) => ({
    name: `${method} ${path}`,
    status: 405,
    method,
    path,
    ...bare,
  })),
  ...unknown.map(([method, path]) => ({ name: `${method} ${path}`, status: 404, method, path, ...bare })),
]
