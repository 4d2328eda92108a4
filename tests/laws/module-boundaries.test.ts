import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

/** Who imports what (DESIGN, "The house"): allowed and forbidden imports of a file in each room. */
const walls: Record<string, { allowed: string[]; forbidden: string[] }> = {
  'registry/x/x.tsx': {
    allowed: ['react', '@emotion/styled', 'framer-motion/mini', 'react-calendar', 'lucide-react', './y'],
    forbidden: ['#docs', '../button/button', '../../src/docs/stage', 'zod', 'react-router-dom'],
  },
  'registry/x/entry.tsx': {
    allowed: ['#docs', './x', './x.demo?demo', 'lucide-react'],
    forbidden: ['../button/button', '../../src/docs/stage', '../../src/registry/sections', 'zod'],
  },
  'src/registry/x.ts': {
    allowed: ['./y', 'zod'],
    forbidden: ['../docs/stage', '../site/site', '../../server/app'],
  },
  'src/docs/x.ts': {
    allowed: ['../registry/page', '../ui/icon'],
    forbidden: ['../site/site', '../pages/home', '../api/stories'],
  },
  'src/pages/x.ts': {
    allowed: ['../site/site', '../docs/stage', '../shared/story', '../registry/catalogue'],
    forbidden: ['../../server/app', '../../scripts/views', '../../registry/button/button'],
  },
  'server/x.ts': {
    allowed: ['koa', './y', '../src/shared/story'],
    forbidden: ['../src/site/site', '../src/registry/page', '../scripts/views', '../registry/button/button'],
  },
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-walls-'))
afterAll(() => rmSync(folder, { recursive: true }))

function refused(file: string, imports: readonly string[]): string[] {
  mkdirSync(join(folder, dirname(file)), { recursive: true })
  const lines = imports.map((path, index) => `import a${index} from '${path}'`)
  writeFileSync(
    join(folder, file),
    [...lines, `console.log(${imports.map((_, index) => `a${index}`).join()})`, ''].join('\n'),
  )
  copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'))
  const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['-f', 'json', file], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; message: string }[] }
  return diagnostics
    .filter(({ code }) => code.includes('no-restricted-imports'))
    .map(({ message }) => /^'([^']+)'/.exec(message)?.[1] ?? message)
}

test.each(Object.entries(walls))(
  'the linter lets %s import its own room and refuses the others',
  (file, { allowed, forbidden }) => {
    expect(refused(file, [...allowed, ...forbidden]).sort()).toEqual([...forbidden].sort())
  },
)
