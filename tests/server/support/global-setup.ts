import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildServer } from './build-server'
import { writeFixtureSite } from './fixture-site'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built server and its fixture site, laid out as `dist` is. */
    dist: string
  }
}

/** The server's tests drive the built server; it is built once for all of them, with a small site beside it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dist = await mkdtemp(join(tmpdir(), 'vitrine-dist-'))
  await buildServer(join(dist, 'server'))
  await writeFixtureSite(dist)
  project.provide('dist', dist)
  return () => rm(dist, { recursive: true, force: true })
}
