import { expect, test } from 'vitest'
import { endpoints, messageOf, storyOf } from '../../scripts/harness/sample-records'
import { runningServer, serverProcess } from './support/running-server'

test('the log has one line per request with its id, and nothing about who sent it or what they typed', async () => {
  const { client, server } = await serverProcess()
  const secret = 'Rumpelstiltskin'
  const personal = { 'User-Agent': secret, Referer: `https://${secret}.example`, Cookie: secret }
  await client.send(`/${secret}?q=${secret}`, { headers: personal })
  await client.post(endpoints.savePost, storyOf(secret))
  const { headers } = await client.post(endpoints.saveContact, messageOf(secret))
  await client.post(endpoints.saveContact, { ...messageOf(secret), email: secret, [secret]: secret })
  await server.stop()
  const lines = server.log.filter(({ msg }) => msg === 'request')
  expect(lines.map(({ route, status }) => [route, status])).toEqual([
    ['unknown', 404],
    [endpoints.savePost, 201],
    [endpoints.saveContact, 201],
    [endpoints.saveContact, 422],
  ])
  expect(lines[2]?.requestId).toBe(headers['x-request-id'])
  expect(JSON.stringify(server.log)).not.toContain(secret)
  expect(JSON.stringify(server.log)).not.toContain('127.0.0.1')
})

test('successful reads are logged only at the level debug', async () => {
  const loggedAt = async (level: string) => {
    const { client, server } = await runningServer({ LOG_LEVEL: level })
    await client.send('/components/?page=2')
    await client.send(endpoints.getPosts)
    await server.stop()
    return server.log.filter(({ msg }) => msg === 'request').map(({ route, status }) => [route, status])
  }
  expect(await loggedAt('info')).toEqual([])
  expect(await loggedAt('debug')).toEqual([
    ['/components?page=2', 200],
    [endpoints.getPosts, 200],
  ])
})
