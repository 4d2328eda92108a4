import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildServer } from '../../../scripts/harness/build-server'
import { writeFixtureSite } from '../../../scripts/harness/fixture-site'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built server and the fixture site, with the layout of `dist`. */
    dist: string
  }
}

/** Builds the server once for all tests, with a small site beside it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dist = await mkdtemp(join(tmpdir(), 'vitrine-dist-'))
  await buildServer(join(dist, 'server'))
  await writeFixtureSite(dist)
  project.provide('dist', dist)
  return () => rm(dist, { recursive: true, force: true })
}
