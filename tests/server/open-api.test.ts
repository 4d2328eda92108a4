import { expect, test } from 'vitest'
import { json } from '../../scripts/harness/http-client'
import { endpoints } from '../../scripts/harness/sample-records'
import { runningServer } from './support/running-server'

test('the OpenAPI document has the schemas that validate the requests', async () => {
  const { client } = await runningServer()
  const document = json<{ openapi: string; paths: object; components: { schemas: Record<string, object> } }>(
    await client.send('/openapi.json'),
  )
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toEqual(Object.values(endpoints))
  expect(document.components.schemas.Story).toMatchObject({
    required: ['title', 'content', 'category', 'date'],
    additionalProperties: false,
  })
  expect(document.components.schemas.ContactMessage).toMatchObject({
    required: ['fullName', 'phoneNumber', 'email', 'message'],
  })
  expect(document.paths).toHaveProperty([endpoints.savePost, 'post', 'responses', '202'])
  expect(document.paths).not.toHaveProperty([endpoints.saveContact, 'post', 'responses', '202'])
  const references = JSON.stringify(document).match(/#\/components\/schemas\/\w+/g) ?? []
  for (const reference of references) {
    expect(document.components.schemas).toHaveProperty(reference.split('/').at(-1) ?? '')
  }
})
