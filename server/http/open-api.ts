import { z } from 'zod'
import { contactMessageSchema, savedMessageSchema } from '../../src/shared/contact-message'
import { savedStorySchema, storySchema } from '../../src/shared/story'
import { type CachedResponse, weakEtag } from './cached-response'
import { forms } from './form-check'

const errorSchema = z.strictObject({
  error: z.string(),
  issues: z.array(z.strictObject({ field: z.string(), message: z.string() })).optional(),
})

const errorResponses = {
  400: 'The body is not JSON, or not UTF-8; or a header is invalid',
  403: 'The honeypot is filled in, or the token is forged, used, too young, too old, or missing where one is required; `issues` explains it',
  413: 'The body is larger than 256 KiB',
  415: 'The body is not declared as JSON, or has a Content-Encoding',
  422: 'Fields are missing, unknown or invalid; `issues` explains each. Or the Idempotency-Key was used for another body',
  429: 'Too many posts per minute, or too many bytes per hour; see Retry-After',
  503: 'The server cannot save at the moment; see Retry-After',
  507: 'There is no room to save more',
} as const

const json = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } })

const parameter = (place: 'query' | 'header', name: string, schema: object, description: string) => ({
  name,
  in: place,
  required: false,
  schema,
  description,
})

const idempotencyKey = parameter(
  'header',
  'Idempotency-Key',
  { type: 'string', minLength: 1, maxLength: 100 },
  'Makes it safe to send the same body again within 24 hours: it is saved once',
)

const formToken = parameter(
  'header',
  'Form-Token',
  { type: 'string' },
  'The token of /api/form-token, fetched when the form was begun. It is good for one post. Servers may require it',
)

const formHoneypot = parameter(
  'header',
  'Form-Honeypot',
  { type: 'string' },
  'Set when a field that people do not see was filled in; the post is then refused',
)

/** @param waits whether the record may wait for approval */
const write = (summary: string, draft: string, saved: string, waits = false) => ({
  summary,
  parameters: [idempotencyKey, formToken, formHoneypot],
  requestBody: { required: true, content: json(draft) },
  responses: {
    201: { description: 'Saved, and on disk', content: json(saved) },
    ...(waits && {
      202: {
        description: 'Saved, and on disk; nobody sees it until the owner approves it',
        content: json(saved),
      },
    }),
    ...Object.fromEntries(
      Object.entries(errorResponses).map(([status, description]) => [
        status,
        { description, content: json('Error') },
      ]),
    ),
  },
})

const formTokenSchema = z.strictObject({
  token: z.string(),
  minAge: z.number().describe('Seconds; before, a post with the token is refused'),
  maxAge: z.number().describe('Seconds; after, a post with the token is refused'),
})

const components = { Story: storySchema, SavedStory: savedStorySchema, ContactMessage: contactMessageSchema }

const document = {
  openapi: '3.1.0',
  info: { title: 'Vitrine', version: '1' },
  paths: {
    '/api/stories/getposts': {
      get: {
        summary: 'All stories, newest first; with `limit`, a page of them',
        parameters: [
          parameter('query', 'limit', { type: 'integer', minimum: 1, maximum: 100 }, 'Stories per page'),
          parameter(
            'query',
            'before',
            { type: 'string' },
            'The id of a story: the page has those that arrived before it. The addresses in Link have a cursor here, which goes on when that story is removed',
          ),
          parameter(
            'query',
            'show',
            { enum: ['glass'] },
            'The page has only stories with an address of this site’s studio among the first hundred of their content. It can be short, or empty, and have a next page all the same. It needs `limit`',
          ),
        ],
        responses: {
          200: {
            description: 'The stories',
            headers: {
              Link: {
                description: 'With rel="next", the address of the next page; the last page has none',
                schema: { type: 'string' },
              },
              'Cache-Status': {
                description:
                  'With fwd=stale, the database does not answer: these are the stories of so many seconds ago as Age says',
                schema: { type: 'string' },
              },
            },
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/SavedStory' } },
              },
            },
          },
          304: { description: 'Nothing has changed since the response with this ETag' },
          400: {
            description:
              'A parameter is invalid, or the whole list is too long; then Link has the first page as rel="first"',
            content: json('Error'),
          },
        },
      },
    },
    '/api/stories/saveposts': { post: write('Posts a story', 'Story', 'SavedStory', true) },
    '/api/contact/saveContact': {
      post: write('Sends a message to the owner', 'ContactMessage', 'SavedMessage'),
    },
    '/api/form-token': {
      get: {
        summary:
          'A signed token that says when a form was begun, for one post of this form from this network',
        parameters: [
          { ...parameter('query', 'form', { enum: forms }, 'The form that is begun'), required: true },
        ],
        responses: {
          200: { description: 'The token', content: json('FormToken') },
          400: { description: 'There is no such form', content: json('Error') },
        },
      },
    },
  },
  components: {
    schemas: Object.fromEntries(
      Object.entries({
        ...components,
        SavedMessage: savedMessageSchema,
        FormToken: formTokenSchema,
        Error: errorSchema,
      }).map(([name, schema]) => [name, z.toJSONSchema(schema)]),
    ),
  },
}

/**
 * The response to `/openapi.json`. It is made from the schemas that validate the requests.
 *
 * @param base the path below which the API lives, without a trailing slash
 */
export function openApi(base: string): CachedResponse {
  const { openapi, info, ...rest } = document
  const servers = base === '' ? {} : { servers: [{ url: base }] }
  const content = Buffer.from(JSON.stringify({ openapi, info, ...servers, ...rest }))
  return {
    type: 'application/json; charset=utf-8',
    cacheControl: 'no-cache',
    etag: weakEtag(content),
    codings: ['identity'],
    vary: '',
    body: () => content,
  }
}
