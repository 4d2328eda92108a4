import { expect, test } from 'vitest'
import { dependencies, devDependencies } from '../../package.json'
import { glassCommand, installCommand } from '../../src/install/install-command'
import { code, fenced, table } from '../../src/install/markdown-format'
import { withName } from '../../src/registry/entry-module'
import { projectVersions } from '../../src/install/vite-project'

const command = { path: '/x', query: '', example: undefined } as const

test('the command names the address, and what the project needs besides', () => {
  const plain = { ...command, runner: 'npx', styling: 'css', isNext: false, settings: 'none' } as const
  expect(installCommand(plain)).toBe('npx shadcn@latest add "http://whole.invalid/x"')
  expect(installCommand({ ...plain, runner: 'pnpm dlx', isNext: true, settings: 'TypeScript' })).toBe(
    'pnpm dlx shadcn@latest add "http://whole.invalid/x?dir=@ui/vitrine"',
  )
  expect(installCommand({ ...plain, styling: 'emotion', isNext: true, settings: 'TypeScript' })).toBe(
    'npx shadcn@latest add "http://whole.invalid/x?style=emotion&dir=@ui/vitrine" "http://whole.invalid/r/next.json?dir=@ui/vitrine"',
  )
})

test('the command for JavaScript asks for files that the CLI translates', () => {
  const plain = { ...command, runner: 'npx', styling: 'css', isNext: false } as const
  expect(installCommand({ ...plain, settings: 'JavaScript' })).toBe(
    'npx shadcn@latest add "http://whole.invalid/x?tsx=false&dir=@ui/vitrine"',
  )
})

test('the command installs a glass, too', () => {
  const plain = { ...command, runner: 'npx', styling: 'css', isNext: false, settings: 'TypeScript' } as const
  expect(installCommand({ ...plain, glass: 'B-_' })).toBe(
    'npx shadcn@latest add "http://whole.invalid/x?dir=@ui/vitrine" "http://whole.invalid/r/glass.json?g=B-_&dir=@ui/vitrine"',
  )
})

test('the command for a glass names its code', () => {
  const glass = { runner: 'bunx --bun', code: 'B_-x' } as const
  expect(glassCommand({ ...glass, settings: 'none' })).toBe(
    'bunx --bun shadcn@latest add "http://whole.invalid/r/glass.json?g=B_-x"',
  )
  expect(glassCommand({ ...glass, settings: 'TypeScript' })).toBe(
    'bunx --bun shadcn@latest add "http://whole.invalid/r/glass.json?g=B_-x&dir=@ui/vitrine"',
  )
})

test('a file is named by a comment in its own language', () => {
  expect(withName('a/b.tsx', 'x')).toBe('// a/b.tsx\nx')
  expect(withName('a/b.css', 'x')).toBe('/* a/b.css */\nx')
  expect(withName('a/b.svg', 'x')).toBe('<!-- a/b.svg -->\nx')
})

test('bars and line breaks do not break a table, and backticks do not end a block of code', () => {
  expect(table(['A', 'B'], [['x | y', 'one\ntwo']])).toBe('| A | B |\n| --- | --- |\n| x \\| y | one two |')
  expect(code('() => `x`')).toBe('`` () => `x` ``')
  expect(code('x')).toBe('`x`')
  expect(fenced('a ``` b', 'tsx')).toBe('````tsx\na ``` b\n````')
})

test('a sandbox gets the versions that are tested here', () => {
  expect(dependencies).toMatchObject(projectVersions.dependencies)
  expect(devDependencies).toMatchObject(projectVersions.devDependencies)
})
