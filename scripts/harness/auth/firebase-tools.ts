import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Runs on Node 20.19 and later. The Auth emulator needs no Java. */
const version = '15.34.2'

const folder = '.cache/firebase-tools'
const installed = join(folder, 'node_modules/firebase-tools')

function installedVersion(): string | undefined {
  const file = join(installed, 'package.json')
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
    : undefined
}

/**
 * The path of the Firebase CLI. It takes 312 MB, so it is installed on demand, into its own folder.
 *
 * @throws {Error} When it cannot be installed.
 */
export function firebaseProgram(): string {
  if (installedVersion() !== version) {
    console.log(`Installing firebase-tools ${version} into ${folder} (once)`)
    mkdirSync(folder, { recursive: true })
    const manifest = { private: true, dependencies: { 'firebase-tools': version } }
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const { status } = spawnSync('npm', ['install', ...options], { cwd: folder, stdio: 'inherit' })
    if (status !== 0) throw new Error('firebase-tools could not be installed. The npm output above says why.')
  }
  return join(process.cwd(), installed, 'lib/bin/firebase.js')
}
