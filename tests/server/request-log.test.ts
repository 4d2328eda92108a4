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

test.each([
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', '4bf92f3577b34da6a3ce929d0e0e4736'],
  [
    'cc-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-of-the-future',
    '4bf92f3577b34da6a3ce929d0e0e4736',
  ],
  ['00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01', undefined],
  ['00-00000000000000000000000000000000-00f067aa0ba902b7-01', undefined],
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01', undefined],
  ['ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', undefined],
  ['Rumpelstiltskin', undefined],
])('the line of a request with traceparent %s has the trace %s', async (header, trace) => {
  const { client, server } = await runningServer()
  await client.send('/nowhere', { headers: { traceparent: header } })
  await server.stop()
  const line = server.log.find(({ msg }) => msg === 'request')
  expect(line?.trace).toBe(trace)
  expect(JSON.stringify(line)).not.toContain('Rumpelstiltskin')
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
