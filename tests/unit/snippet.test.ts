import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import type { NameSource } from '../../src/registry/entry-module'
import type { Demo } from '../../src/registry/sections'
import { demoModule, elementModule } from '../../src/registry/snippet'

const demo = (code: string): Demo => ({ Component: () => null, code, file: 'x.demo.tsx' })
const values = { opacity: 0.5, title: 'Glass' }

describe("a demo's attributes", () => {
  test('stand on lines of their own, as their place does', () => {
    expect(demoModule(demo('  <Pane\n    open\n    {...values}\n  />\n'), values)).toBe(
      '  <Pane\n    open\n    opacity={0.5}\n    title="Glass"\n  />\n',
    )
  })

  test('stay within a tag of one line as long as it fits', () => {
    expect(demoModule(demo('  return <Pane {...values} />\n'), values)).toBe(
      '  return <Pane opacity={0.5} title="Glass" />\n',
    )
    const title = 'A title that is too long for the rest of the line'
    expect(demoModule(demo('  return <Pane {...values} />\n'), { ...values, title })).toBe(
      `  return <Pane\n    opacity={0.5}\n    title="${title}"\n  />\n`,
    )
  })
})

describe('the imports of a snippet', () => {
  const Pane = () => null
  const named = (...specifiers: string[]) =>
    Object.fromEntries(
      specifiers.map((specifier, index): [string, NameSource] => [
        index === 0 ? 'Pane' : `name${index}`,
        { kind: 'import', from: './a-folder-with-a-long-name', specifier },
      ]),
    )
  const importsOf = (names: Record<string, NameSource>) => {
    const scope = { Pane, ...Object.fromEntries(Object.keys(names).map((name) => [name, { name }])) }
    const element = createElement<Record<string, unknown>>(Pane, { ...scope, Pane: undefined })
    return elementModule(element, { scope: { ...scope, Pane }, names }).split('\n\n')[0]
  }

  test('are one statement per module', () => {
    expect(importsOf(named('Pane', '{ One }'))).toBe(
      "import Pane, { One } from './a-folder-with-a-long-name'",
    )
  })

  test('break between names where they do not fit', () => {
    expect(importsOf(named('{ Pane }', '{ readableColor }', '{ type Tint }'))).toBe(
      "import {\n  Pane,\n  readableColor,\n  type Tint,\n} from './a-folder-with-a-long-name'",
    )
  })

  test('leave a single name beside its braces, however long', () => {
    const name = 'PaneOfGlassWithAVeryLongName'
    expect(importsOf(named(`{ ${name} as Pane }`))).toBe(
      `import { ${name} as Pane } from './a-folder-with-a-long-name'`,
    )
  })
})
