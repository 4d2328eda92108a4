import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'

/** What the check says when the commands of package.json run on a version of Node. */
function onNode(version: string, needed = 'node_modules', cwd = '.'): string {
  const script = resolve('scripts/ready.cjs')
  const code = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); require(${JSON.stringify(script)})`
  const { status, stderr } = spawnSync(process.execPath, ['-e', code, '--', script, needed], {
    cwd,
    encoding: 'utf8',
  })
  return `${status} ${stderr}`
}

test.each(['16.20.2', '18.20.8', '20.18.3', '21.7.0', '22.12.0', '23.11.0'])(
  'on Node %s a command ends with the versions that are needed and the one that is found',
  (version) => {
    expect(onNode(version)).toBe(
      `1 Vitrine needs Node 20.19, 22.13, or 24 and later; this is Node ${version}. Install another from https://nodejs.org and start again.\n`,
    )
  },
)

test.each(['20.19.0', '20.20.2', '22.13.0', '24.0.0', '25.1.0'])('on Node %s a command runs', (version) => {
  expect(onNode(version)).toBe('0 ')
})

test('without packages, and without a build, a command ends with the one to run first', () => {
  expect(onNode('24.0.0', 'node_modules', tmpdir())).toMatch(
    /^1 The packages are not installed: .+ Run npm ci\.\n$/,
  )
  expect(onNode('24.0.0', 'dist/server/index.js', tmpdir())).toMatch(
    /^1 The site has not been built: .+ Run npm run build, or npm start/,
  )
})
