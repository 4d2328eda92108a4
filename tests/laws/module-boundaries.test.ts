import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** Who may import whom: allowed and forbidden imports of a file in each folder. The rules are in `.oxlintrc.json`. */
const boundaries: Record<string, { allowed: string[]; forbidden: string[] }> = {
  'registry/x/x.tsx': {
    allowed: [
      'react',
      '@emotion/styled',
      'framer-motion/mini',
      'react-calendar',
      'lucide-react',
      './y',
      '../glass/glass',
      '../shared/compose',
      // Where its meta names it, which the validation of the registry asks for.
      '../button/button',
    ],
    forbidden: [
      '#docs',
      '../button/entry',
      '../button/alert.demo',
      '../screens/y/y',
      '../../src/docs/preview/stage',
      'zod',
      'react-router-dom',
    ],
  },
  'registry/screens/x/x.tsx': {
    allowed: [
      'react',
      'lucide-react',
      './y',
      '../../button/button',
      '../../glass/glass',
      '../../shared/compose',
      '../../testimonial/yuki.svg',
    ],
    forbidden: [
      '#docs',
      '@emotion/styled',
      'framer-motion',
      '../y/y',
      '../../button/entry',
      '../../button/alert.demo',
      '../../screens/y/y',
      '../../../src/docs/preview/stage',
    ],
  },
  'registry/screens/x/screen.ts': {
    allowed: ['#docs', './x'],
    forbidden: ['../../button/button', '../y/y', '../../../src/docs/preview/stage'],
  },
  'registry/x/x.demo.tsx': {
    allowed: ['react', 'lucide-react', './x', '../button/button', '../card/card'],
    forbidden: [
      '#docs',
      '@emotion/styled',
      '../card/entry',
      '../card/basic.demo',
      '../shared/compose',
      '../../src/docs/preview/stage',
      'zod',
    ],
  },
  'registry/x/entry.tsx': {
    allowed: ['#docs', './x', './x.demo?demo', 'lucide-react', '../card/card', '../glass/levels'],
    forbidden: [
      '../card/entry',
      '../glass/glass',
      '../../src/docs/preview/stage',
      '../../src/registry/sections',
      'zod',
    ],
  },
  'src/registry/x.ts': {
    allowed: ['./y', 'zod'],
    forbidden: [
      '../docs/preview/stage',
      '../site/catalogue/neighbors',
      '../../server/app',
      '../../scripts/test',
    ],
  },
  'src/install/x.ts': {
    allowed: ['../registry/sections', '../registry/catalogue', '../ui/slug', '../shared/install-answer'],
    forbidden: [
      '../docs/preview/stage',
      '../site/catalogue/neighbors',
      '../pages/home',
      '../../server/app',
      '../../scripts/test',
    ],
  },
  'src/docs/x.ts': {
    allowed: ['../registry/sections', '../install/install-command', '../ui/icon'],
    forbidden: ['../site/navigation/nav-bar', '../pages/home', '../api/stories'],
  },
  'src/docs/customizer/paste-css/x.tsx': {
    allowed: ['../controls', '../../../registry/controls', '../../../ui/icon'],
    forbidden: ['../../../site/navigation/nav-bar', '../../../../server/app'],
  },
  'src/pages/x.ts': {
    allowed: [
      '../site/command-palette/open-palette',
      '../docs/preview/stage',
      '../shared/story',
      '../registry/catalogue',
    ],
    forbidden: ['../app/routes', '../../server/app', '../../scripts/test', '../../registry/button/button'],
  },
  'src/site/x/x.ts': {
    allowed: ['../../api/stories', '../../docs/page/doc-page', '../../registry/catalogue'],
    forbidden: ['../../pages/home', '../../app/routes', '../../../registry/button/button'],
  },
  'src/app/x.ts': {
    allowed: ['../pages/home', '../site/navigation/nav-bar', '../shared/story'],
    forbidden: ['../../server/app', '../../scripts/test', '../../registry/button/button'],
  },
  'src/shared/x.ts': {
    allowed: ['./story', 'zod'],
    forbidden: ['../ui/slug', '../registry/meta', '../../server/app'],
  },
  'server/x.ts': {
    allowed: ['koa', './y', '../src/shared/story'],
    forbidden: [
      '../src/ui/site',
      '../src/registry/docs',
      '../src/install/answer',
      '../scripts/test',
      '../registry/button/button',
    ],
  },
  'server/http/x.ts': {
    allowed: ['../store/store', '../../src/shared/story'],
    forbidden: ['../../src/ui/site', '../../tests/browser/fixture'],
  },
  'scripts/bench/site/x.ts': {
    allowed: ['../../harness/chromium', '../../../src/registry/color', '../../../server/app'],
    forbidden: ['../../../tests/browser/fixture'],
  },
}

/** The imports that the linter refuses, each with the file that has it. It reads all files at once. */
function refusedImports(): readonly { readonly filename: string; readonly path: string }[] {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-boundaries-'))
  copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'))
  for (const [file, { allowed, forbidden }] of Object.entries(boundaries)) {
    const imports = [...allowed, ...forbidden]
    const lines = imports.map((path, index) => `import a${index} from '${path}'`)
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(
      join(folder, file),
      [...lines, `console.log(${imports.map((_, index) => `a${index}`).join()})`, ''].join('\n'),
    )
  }
  const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['-f', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; message: string; filename: string }[]
  }
  return diagnostics
    .filter(({ code }) => code.includes('no-restricted-imports'))
    .map(({ filename, message }) => ({ filename, path: /^'([^']+)'/.exec(message)?.[1] ?? message }))
}

const refused = refusedImports()

test.each(Object.entries(boundaries))(
  'the linter lets %s import what its folder may use, and refuses the rest',
  (file, { forbidden }) => {
    const found = refused.flatMap(({ filename, path }) => (filename === file ? [path] : []))
    expect(found.sort()).toEqual([...forbidden].sort())
  },
)

const commands = readdirSync('scripts').filter((name) => name.endsWith('.ts'))

test.each(commands)(
  'scripts/%s is a command: a line of package.json runs it, and it exports nothing',
  (file) => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>
    }
    expect(Object.values(scripts).filter((line) => line.includes(`scripts/${file}`))).toHaveLength(1)
    expect(readFileSync(`scripts/${file}`, 'utf8')).not.toMatch(/^export /m)
  },
)
