import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { siteFiles } from '../../scripts/harness/fixture-site'
import { freePort } from '../../scripts/harness/free-port'
import { HttpClient, json } from '../../scripts/harness/http-client'
import { endpoints, storyOf } from '../../scripts/harness/sample-records'
import { writeOrigins } from '../../src/shared/site-origin'
import { serverProcess } from './support/running-server'
import { temporaryFolder } from './support/temporary-folder'

const isInstalled = () => {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** nginx.conf in a real nginx, before a server on the given port. */
async function nginxBefore(upstream: number): Promise<{ client: HttpClient; url: string }> {
  const folder = await temporaryFolder()
  const port = await freePort()
  const conf = await readFile(resolve(import.meta.dirname, '../../nginx.conf'), 'utf8')
  const site = conf
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/(one|two):5000/g, `127.0.0.1:${upstream}`)
  expect(site).not.toContain(':5000')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const main = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
http { access_log off; ${paths.join(' ')} ${site} }`
  await writeFile(join(folder, 'nginx.conf'), main)
  const nginx = spawn('nginx', ['-e', `${folder}/error.log`, '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  })
  const url = `http://127.0.0.1:${port}`
  const client = new HttpClient(url)
  onTestFinished(async () => {
    client.close()
    const ended = once(nginx, 'exit')
    nginx.kill()
    await ended
  })
  for (;;) {
    if (
      await client.send('/').then(
        () => true,
        () => false,
      )
    )
      return { client, url }
    expect(nginx.exitCode).toBeNull()
    await wait(50)
  }
}

describe.skipIf(!isInstalled())('nginx.conf (skipped without nginx: apt-get install nginx)', () => {
  test('passes on what the server answers, errors too', async () => {
    const { server } = await serverProcess()
    const { client } = await nginxBefore(server.port)
    expect((await client.send('/stories')).status).toBe(200)
    expect((await client.post(endpoints.savePost, storyOf(1))).status).toBe(201)
    const missing = await client.send('/api/nowhere')
    expect([missing.status, Object.keys(json<object>(missing))]).toEqual([404, ['error']])
  })

  test('addresses in commands have the port that was asked for, and a client without a host gets an answer', async () => {
    const { server } = await serverProcess({ TRUST_PROXY: '1' })
    const { client, url } = await nginxBefore(server.port)
    expect((await client.send('/about.md')).body.toString()).toBe(
      writeOrigins(siteFiles['about.md'], { link: '', whole: url }),
    )
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.write('GET /healthz HTTP/1.0\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('a body that nginx refuses is answered with JSON, as the server would', async () => {
    const { server } = await serverProcess()
    const { client } = await nginxBefore(server.port)
    const { status, headers, body } = await client.post(endpoints.savePost, storyOf(1, 'x'.repeat(1_200_000)))
    expect([status, headers['content-type']]).toEqual([413, 'application/json; charset=utf-8'])
    expect(JSON.parse(body.toString())).toEqual({ error: 'The body is larger than 256 KiB' })
  })

  test('a client has a hundred requests open, and a further one is answered with JSON', async () => {
    const { server } = await serverProcess({ TRUST_PROXY: '1' })
    const { client, url } = await nginxBefore(server.port)
    const sockets: Socket[] = []
    onTestFinished(() => sockets.forEach((socket) => socket.destroy()))
    /** Sends a request whose body never ends. */
    const hang = () => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1')
      socket.write(`POST ${endpoints.savePost} HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{`)
      sockets.push(socket)
    }
    const status = async () => (await client.send(endpoints.getPosts)).status
    for (let count = 0; count < 99; count += 1) hang()
    expect(await status()).toBe(200)
    const refused = async () => {
      hang()
      return (await status()) === 429
    }
    await expect.poll(refused, { timeout: 10_000 }).toBe(true)
    const { headers, body } = await client.send(endpoints.getPosts)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(JSON.parse(body.toString())).toEqual({ error: expect.stringMatching(/Too many requests/) })
    sockets.forEach((socket) => socket.destroy())
    await expect.poll(status, { timeout: 10_000 }).toBe(200)
  })

  test('without a server, the API is answered with JSON and a page with HTML', async () => {
    const { client } = await nginxBefore(await freePort())
    const api = await client.send(endpoints.getPosts)
    expect([api.status, api.headers['content-type']]).toEqual([502, 'application/json; charset=utf-8'])
    expect(json(api)).toEqual({ error: expect.stringMatching(/not available at the moment/) })
    const page = await client.send('/components')
    expect([page.status, page.headers['content-type']]).toEqual([502, 'text/html; charset=utf-8'])
    expect(page.body.toString()).toMatch(/^<!doctype html>.*not available at the moment/)
  })
})
