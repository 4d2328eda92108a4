import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from '../../scripts/harness/free-port'
import { HttpClient } from '../../scripts/harness/http-client'
import { endpoints, messageOf, storyOf } from '../../scripts/harness/sample-records'
import { runToEnd } from '../../scripts/harness/server-process'
import { emptyDatabase } from './support/postgres'
import { runningServer, serverProcess } from './support/running-server'
import { temporaryFolder } from './support/temporary-folder'

/** A server with metrics. `scrape` reads them, as name with labels → value. */
async function measuredServer(settings: Record<string, string> = {}, start = runningServer) {
  const port = await freePort()
  const running = await start({ METRICS_PORT: String(port), ...settings })
  const scraper = new HttpClient(`http://127.0.0.1:${port}`)
  onTestFinished(() => scraper.close())
  const scrape = async () => {
    const { status, headers, body } = await scraper.send('/metrics')
    expect([status, headers['content-type']]).toEqual([
      200,
      expect.stringMatching(/^text\/plain; version=0\.0\.4/),
    ])
    const samples = body
      .toString()
      .split('\n')
      .flatMap((line) => {
        const [, name = '', value] = /^([^# ].*) (\S+)$/.exec(line) ?? []
        return value === undefined ? [] : [[name, Number(value)] as const]
      })
    return Object.fromEntries(samples)
  }
  return { ...running, scraper, scrape }
}

const count = (kind: string, method: string, status: string) =>
  `vitrine_request_seconds_count{class="${kind}",method="${method}",status="${status}"}`

test('the built server counts requests by what was asked for, never by an address, and refusals by their limit', async () => {
  const { client, server, scrape, scraper } = await measuredServer({ WRITE_LIMIT: '2' }, serverProcess)
  for (const path of ['/', '/components/?page=2', '/nowhere', '/nowhere-else', endpoints.getPosts])
    await client.send(path)
  for (let number = 0; number < 3; number += 1) await client.post(endpoints.savePost, storyOf(number))
  const samples = await scrape()
  expect(samples).toMatchObject({
    [count('page', 'GET', '2xx')]: 2,
    [count('none', 'GET', '4xx')]: 2,
    [count('getposts', 'GET', '2xx')]: 1,
    [count('saveposts', 'POST', '2xx')]: 2,
    [count('saveposts', 'POST', '4xx')]: 1,
    'vitrine_refusals_total{class="saveposts",reason="rate"}': 1,
    vitrine_store_up: 1,
    'vitrine_list_free_percent{list="stories"}': 99,
    'vitrine_outbox{kind="message.created",state="waiting"}': 0,
    vitrine_connections: 1,
  })
  expect(samples).toHaveProperty('nodejs_eventloop_lag_p99_seconds')
  expect(Object.keys(samples).filter((name) => /nowhere|127\.0\.0\.1|"\//.test(name))).toEqual([])
  // Neither port has what belongs to the other.
  expect((await client.send('/metrics')).status).toBe(404)
  expect((await scraper.send('/')).status).toBe(404)
  expect(await server.stop()).toBe(0)
})

test('what many visitors ask for takes no more series than what a few do', async () => {
  const { client, scrape } = await measuredServer()
  const ask = async (name: string) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
      for (const path of [`/${name}`, `/api/${name}`, `/?${name}`, `/r/${name}.json`, endpoints.getPosts])
        await client.send(path, { method })
  }
  const series = async () =>
    Object.keys(await scrape())
      .filter((name) => name.startsWith('vitrine_'))
      .toSorted()
  await ask('first')
  const few = await series()
  for (let number = 0; number < 20; number += 1) await ask(`name-${number}`)
  expect(await series()).toEqual(few)
})

test('the outbox and the pool are measured, and a refusal for want of room is told from one of the rate', async () => {
  const { client, scrape } = await measuredServer({
    DATABASE_URL: await emptyDatabase(),
    NOTIFY_URL: `http://127.0.0.1:${await freePort()}`,
    STORE_LIMIT: '16',
    WRITE_SIZE: '1000',
  })
  for (let number = 0; number < 2; number += 1) await client.post(endpoints.saveContact, messageOf(number))
  expect(await scrape()).toMatchObject({
    'vitrine_outbox{kind="message.created",state="waiting"}': 1,
    'vitrine_outbox{kind="message.created",state="dead"}': 0,
    'vitrine_list_free_percent{list="messages"}': 93,
    'vitrine_refusals_total{class="saveContact",reason="room"}': 1,
    'vitrine_database_pool{state="waiting"}': 0,
  })
  expect((await scrape())['vitrine_database_pool{state="open"}']).toBeGreaterThan(0)
})

test('connections beyond the cap of a client are counted', async () => {
  const { server, scrape } = await measuredServer({ CLIENT_CONNECTIONS: '1' })
  const [kept, refused] = [new HttpClient(server.url), new HttpClient(server.url)]
  onTestFinished(() => [kept, refused].forEach((client) => client.close()))
  await kept.send('/healthz')
  await expect(refused.send('/healthz')).rejects.toThrow()
  expect(await scrape()).toMatchObject({
    vitrine_connections: 1,
    'vitrine_refusals_total{class="none",reason="connections"}': 1,
  })
})

test('a port of the metrics that is taken stops the start, and its setting is named', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const address = taken.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { code, stderr } = await runToEnd(inject('dist'), {
    METRICS_PORT: String(port),
    DATA_DIR: await temporaryFolder(),
  })
  expect(code).toBe(1)
  expect(stderr).toContain(`Port ${port} is taken.`)
  expect(stderr).toContain('METRICS_PORT=')
})

test('neither the proxy nor compose.yaml leads to the metrics', async () => {
  const read = (name: string) => readFile(resolve(import.meta.dirname, '../..', name), 'utf8')
  const proxied = [...(await read('nginx.conf')).matchAll(/^ *server \w+:(\d+);/gm)].map(([, port]) => port)
  expect(new Set(proxied)).toEqual(new Set(['5000']))
  const compose = await read('compose.yaml')
  expect(compose).not.toMatch(/METRICS_|:9464/)
  expect(compose.match(/^ +- \d+:\d+$/gm)).toEqual(['      - 8080:80'])
})
