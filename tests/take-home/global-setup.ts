import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The version of the shadcn CLI that the tests run. */
const version = '4.23.0'

/** Installs the CLI once for all tests. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-cli-'))
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, `shadcn@${version}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.env.SHADCN = join(folder, 'node_modules/.bin/shadcn')
  return () => rmSync(folder, { recursive: true, force: true })
}
