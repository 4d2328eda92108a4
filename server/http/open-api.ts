import { z } from 'zod'
import { contactMessageSchema, savedMessageSchema } from '../../src/shared/contact-message'
import { savedStorySchema, storySchema } from '../../src/shared/story'
import { etagOf, type Prepared } from './prepared'

const errorSchema = z.strictObject({
  error: z.string(),
  issues: z.array(z.strictObject({ field: z.string(), message: z.string() })).optional(),
})

const errorAnswers = {
  400: 'The body is not JSON, or not UTF-8',
  413: 'The body is larger than 256 KiB',
  415: 'The body has another type than JSON, or a Content-Encoding',
  422: 'A field is missing, unknown or wrong; `issues` has a sentence for each',
  429: 'Too many writes a minute; see Retry-After',
  503: 'The server cannot save at this moment; see Retry-After',
  507: 'There is no room to save more',
} as const

const json = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } })

const write = (summary: string, draft: string, saved: string) => ({
  summary,
  requestBody: { required: true, content: json(draft) },
  responses: {
    201: { description: 'Saved, and on disk', content: json(saved) },
    ...Object.fromEntries(
      Object.entries(errorAnswers).map(([status, description]) => [
        status,
        { description, content: json('Error') },
      ]),
    ),
  },
})

const components = { Story: storySchema, SavedStory: savedStorySchema, ContactMessage: contactMessageSchema }

const document = {
  openapi: '3.1.0',
  info: { title: 'Vitrine', version: '1' },
  paths: {
    '/api/stories/getposts': {
      get: {
        summary: 'All stories, the latest arrival first',
        responses: {
          200: {
            description: 'The stories',
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/SavedStory' } },
              },
            },
          },
          304: { description: 'Nothing changed since the answer with this ETag' },
        },
      },
    },
    '/api/stories/saveposts': { post: write('Posts a story', 'Story', 'SavedStory') },
    '/api/contact/saveContact': {
      post: write('Sends a message to the owner', 'ContactMessage', 'SavedMessage'),
    },
  },
  components: {
    schemas: Object.fromEntries(
      Object.entries({ ...components, SavedMessage: savedMessageSchema, Error: errorSchema }).map(
        ([name, schema]) => [name, z.toJSONSchema(schema)],
      ),
    ),
  },
}

const content = Buffer.from(JSON.stringify(document))

/** `/openapi.json`, made of the very schemas that check the requests. */
export const openApi: Prepared = {
  type: 'application/json; charset=utf-8',
  cacheControl: 'no-cache',
  etag: etagOf(content),
  codings: ['identity'],
  body: () => content,
}
