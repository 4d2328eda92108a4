import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shadcnVersion, skillsVersion } from './support/registry'

const install = (folder: string, ...packages: readonly string[]) =>
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })

/** The package managers beside npm, and the Node that some frameworks need. */
function installTools(folder: string) {
  install(join(folder, 'managers'), 'pnpm@10', '@yarnpkg/cli-dist@4', 'bun@1')
  install(join(folder, 'node22'), 'node@22')
  mkdirSync(join(folder, 'node22/bin'))
  symlinkSync(join(folder, 'node22/node_modules/node/bin/node'), join(folder, 'node22/bin/node'))
}

/** Installs the commands once for all tests, and what the frameworks need. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-cli-'))
  install(folder, `shadcn@${shadcnVersion}`, `skills@${skillsVersion}`)
  process.env.SKILLS = join(folder, 'node_modules/.bin/skills')
  process.env.SHADCN = join(folder, 'node_modules/.bin/shadcn')
  if (process.env.FRAMEWORKS) installTools((process.env.TOOLS = join(folder, 'tools')))
  return () => rmSync(folder, { recursive: true, force: true })
}
