import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { fillRegistry } from '../../../scripts/harness/grown-registry'
import { copyProject, type ProjectCopy } from '../../../scripts/harness/project-copy'

declare module 'vitest' {
  interface ProvidedContext {
    /** Two builds of one project, each a folder that holds a `dist`. */
    builds: {
      /**
       * 30 components. One of them, `status-badge`, is made by `npm run new:component`. Button and a shared file have
       * changes that are not released.
       */
      readonly before: string
      /** 100 components, after these changes were released and `status-badge` was deleted. It is built over the other. */
      readonly after: string
      /** What the command of the first one has printed. */
      readonly printed: string
    }
  }
}

const settings = [
  'VITE_SITE_URL=https://vitrine.test/',
  'VITE_REPOSITORY=glass/works',
  'VITE_CONTACT_EMAIL=hello@vitrine.test',
  'VITE_CONTACT_PHONE=+91 (22) 5550 0100',
  'VITE_CONTACT_WEBSITE=https://www.vitrine.test/',
  'VITE_API_HOST=https://api.vitrine.test/',
]

/** Changes a file of Button, and one that it shares, with notes for those who have installed them. */
function changeFiles({ folder }: ProjectCopy): void {
  for (const file of ['button/label-opacity.ts', 'shared/render.tsx']) {
    const path = join(folder, 'registry', file)
    // Plain CSS is made without the comments at the end of a file.
    writeFileSync(path, readFileSync(path, 'utf8').replace('\nexport ', '\n// One more line.\nexport '))
    appendFileSync(join(path, '../changes.md'), '- It has one more line.\n')
  }
}

/** Builds a copy of the project twice for all tests, since a build takes most of a minute. Both have the settings of an `.env`. */
export default function setup(project: TestProject): () => void {
  const copy = copyProject()
  writeFileSync(join(copy.folder, '.env'), settings.join('\n'))
  fillRegistry(copy, 29)
  copy.run('npx', 'tsx', 'scripts/new-component.ts', 'status-badge')
  changeFiles(copy)
  copy.run('npx', 'tsx', 'scripts/validate.ts')
  const printed = copy.run('npm', 'run', '--silent', 'build')
  const before = join(copy.folder, 'before')
  cpSync(join(copy.folder, 'dist'), join(before, 'dist'), { recursive: true })

  copy.run('npx', 'tsx', 'scripts/release.ts')
  rmSync(join(copy.folder, 'registry/status-badge'), { recursive: true })
  fillRegistry(copy, 100)
  copy.build()
  project.provide('builds', { before, after: copy.folder, printed })
  return copy.dispose
}
