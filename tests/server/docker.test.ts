import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readFile, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { expect, inject, test } from 'vitest'
import { siteSettings } from '../../src/shared/site-manifest'
import { readEnvironment } from '../../server/environment'
import { untilListening } from '../../scripts/harness/server-process'
import { temporaryFolder } from './support/temporary-folder'

const dockerfile = await readFile(resolve(import.meta.dirname, '../../Dockerfile'), 'utf8')
const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))

/** The command of an instruction in the Dockerfile's last stage. */
function commandOf(instruction: RegExp): string[] {
  const found = instruction.exec(lastStage)?.[1]
  if (!found) throw new Error(`The Dockerfile has no ${instruction}.`)
  const [program, ...args]: string[] = JSON.parse(found)
  // In the image, Node is at another path than here.
  expect(program).toBe('/nodejs/bin/node')
  return [process.execPath, ...args]
}

test('the image runs as an unprivileged user, with its data in a volume', () => {
  const lines = lastStage.split('\n')
  expect(lines.indexOf('USER 1000:1000')).toBeGreaterThan(0)
  expect(lines.indexOf('USER 1000:1000')).toBeLessThan(lines.findIndex((line) => line.startsWith('CMD ')))
  expect(lines.filter((line) => line.startsWith('USER '))).toHaveLength(1)
  expect(lastStage).toContain('DATA_DIR=/data')
  expect(lines).toContain('VOLUME /data')
})

test('it is built from images that can be pinned, and the last has no shell', () => {
  expect(dockerfile.match(/^FROM .+$/gm)).toEqual(['FROM ${BUILD_IMAGE} AS build', 'FROM ${RUNTIME_IMAGE}'])
  expect(dockerfile).toMatch(/^ARG RUNTIME_IMAGE=gcr\.io\/distroless\/nodejs/m)
  expect(lastStage).not.toMatch(/^RUN /m)
})

test('it can be built with every setting of the site', () => {
  const args = new Set(dockerfile.match(/^ARG [A-Z_]+$/gm)?.map((line) => line.slice(4)))
  // The emulator is for tests of sign-in.
  const needed = siteSettings.filter((name) => name !== 'VITE_FIREBASE_AUTH_EMULATOR')
  expect([...args].toSorted()).toEqual(needed.toSorted())
})

test('the example of two servers sets only settings that the server has, and both servers share them', async () => {
  const compose = await readFile(resolve(import.meta.dirname, '../../compose.yaml'), 'utf8')
  const environment = /environment: &settings\n((?: {6}\w+: .+\n)+)/.exec(compose)?.[1] ?? ''
  const settings = Object.fromEntries(
    [...environment.matchAll(/(\w+): (.+)/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll(/^'|'$/g, '').replaceAll(/\$\{\w+:\?[^}]+\}/g, 'secret'),
    ]),
  )
  const read: Record<string, unknown> = readEnvironment(settings)
  expect(Object.keys(settings)).toEqual(['DATABASE_URL', 'TRUST_PROXY'])
  for (const name of Object.keys(settings)) expect(read[name]).toBeDefined()
  expect(compose.match(/<<: \*server/g)).toHaveLength(1)
})

test('its command needs only dist, and its health check tells a running server from a stopped one', async () => {
  const app = await temporaryFolder()
  await cp(inject('dist'), join(app, 'dist'), { recursive: true })
  const [program = '', ...args] = commandOf(/^CMD (\[.+\])$/m)
  const [checker = '', ...check] = commandOf(/^HEALTHCHECK .*CMD (\[.+\])$/m)
  const path = dirname(process.execPath)
  const server = await untilListening(
    spawn(program, args, {
      cwd: app,
      env: { PATH: path, NODE_ENV: 'production', PORT: '0', DATA_DIR: join(app, 'data') },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )
  const healthCheck = async () => {
    const child = spawn(checker, check, { env: { PATH: path, PORT: String(server.port) }, stdio: 'ignore' })
    await once(child, 'exit')
    return child.exitCode
  }
  expect(await healthCheck()).toBe(0)
  expect(await server.stop()).toBe(0)
  expect(await healthCheck()).toBe(1)
  await rm(join(app, 'data'), { recursive: true })
})
