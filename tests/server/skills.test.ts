import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { json } from '../../scripts/harness/http-client'
import { runningServer } from './support/running-server'

const index = '/.well-known/agent-skills/index.json'

test.each([
  ['that was told its address', { SITE_URL: 'https://vitrine.example.org' }, 'https://vitrine.example.org'],
  ['that was not', {}, 'http://127.0.0.1:'],
])('a server %s gives the digests of the skills that it sends', async (_which, settings, origin) => {
  const { client } = await runningServer(settings)
  const listed = await client.send(index)
  expect(listed.status).toBe(200)
  expect(listed.headers['cache-control']).toBe('no-cache')
  const skill = await client.send('/.well-known/skills/us/SKILL.md')
  expect(skill.body.toString()).toContain(`Read ${origin}`)
  const digest = createHash('sha256').update(skill.body).digest('hex')
  expect(json(listed)).toEqual({
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: 'us',
        description: 'Us',
        type: 'skill-md',
        url: '../skills/us/SKILL.md',
        digest: `sha256:${digest}`,
      },
    ],
  })
})

test('an index of skills is read, and not written', async () => {
  const { client } = await runningServer()
  expect((await client.send(index, { method: 'POST' })).status).toBe(405)
})
