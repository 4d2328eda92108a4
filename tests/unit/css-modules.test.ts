import { copyFileSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { scopedName } from '../../scripts/css-modules/module-names'
import { formatPlainFile, plainFiles } from '../../scripts/css-modules/plain-files'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-css-modules-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string): string {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}

beforeEach(() => {
  copyFileSync('.prettierrc.json', join(folder, '.prettierrc.json'))
  write(
    'glass/glass.ts',
    `export const levels = { thin: { blur: 10 } }
    export const glass = { thin: css\`color: red;\` }
    export const focusRing = css\`outline: 3px solid;\``,
  )
  write('shared/class-names.ts', 'export const classNames = () => undefined')
})

const imports = `import { css, keyframes } from '@emotion/react'
import { focusRing, glass, styled } from '../glass/glass'
`

/** The component and the module that are made of a file. */
async function derive(text: string) {
  const file = write('badge/badge.tsx', text.replace(/^(?!'use|import)/, imports))
  const written = new Map<string, string>()
  for (const plain of plainFiles(file)) written.set(plain.file, await formatPlainFile(plain))
  return { component: written.get(file), module: written.get(join(folder, 'badge/badge.module.css')) }
}

const look = (css: string) => `const Root = styled.span\`${css}\`\nexport const Badge = () => <Root />`

describe('a component', () => {
  test('has a tag with a class in place of a styled element', async () => {
    const { component, module } = await derive(look('color: red;'))
    expect(component).toContain('<span className={styles.root} />')
    expect(component).toContain("import styles from './badge.module.css'")
    expect(module).toMatch(
      /@layer components\.vitrine \{\s+\.root \{\s+box-sizing: border-box;\s+color: red;/,
    )
  })

  test('has the element of its own that `as` gives', async () => {
    const { component } = await derive(
      `export const Badge = ({ level }: Props) => {
        const Level = headingOf(level)
        return <Title as={Level} id="a">Badge</Title>
      }
      const Title = styled.h2\`color: red;\``,
    )
    expect(component).toMatch(/<Level className=\{styles.title\} id="a">\s+Badge\s+<\/Level>/)
  })

  test('has no element that a tag cannot name', async () => {
    const text = look('color: red;').replace('<Root />', '<Root as={isLink ? "a" : "b"} />')
    await expect(derive(text)).rejects.toThrow(/badge\.tsx:\d+.*cannot be written as a tag.*as=\{Heading\}/s)
  })

  test('joins the class name of its consumer', async () => {
    const { component } = await derive(
      `export const Badge = ({ className }: Props) => <Root className={className} />
      const Root = styled.span\`color: red;\``,
    )
    expect(component).toContain('className={classNames(styles.root, className)}')
  })

  test('has the class of the glass before its own', async () => {
    const { component } = await derive(look('${glass.thin}'))
    expect(component).toContain('className={classNames(glass.thin, styles.root)}')
    expect(component).toContain("import glass from '../glass/glass.module.css'")
  })

  test('has that class, too, where a rule set of another file contains it', async () => {
    write(
      'shared/box.styles.ts',
      `import { css } from '@emotion/react'
      import { glass } from '../glass/glass'
      export const box = css\`\${glass.thin} display: flex;\``,
    )
    const { component, module } = await derive(
      `import { box } from '../shared/box.styles'\n${imports}${look('${box} top: 0;')}`,
    )
    expect(component).toContain('className={classNames(glass.thin, styles.root)}')
    expect(module).toMatch(/display: flex;\s+top: 0;/)
    expect(module).not.toContain('color: red')
  })

  test('imports nothing that it needed for its styles', async () => {
    const { component } = await derive(look('${focusRing}'))
    expect(component).not.toMatch(/emotion|styled|focusRing/)
  })

  test("says 'use client' where it calls a hook, gives an element a function or a ref, and nowhere else", async () => {
    const write = (body: string) =>
      derive(`'use client'\n${imports}\n${body}\nconst Root = styled.span\`color: red;\``)
    const withHook = await write('export function Badge() { useId(); return <Root /> }')
    const withHandler = await write('export const Badge = () => <Root onClick={() => {}} />')
    const withNamed = await write('const go = () => {}; export const Badge = () => <Root onClick={go} />')
    const withChild = await write('const draw = () => null; export const Badge = () => <Root>{draw}</Root>')
    const withRef = await write('export const Badge = () => <Root ref={keepFocusNear} />')
    const withNeither = await write('export const Badge = (props: Props) => <Root id={props.id} />')
    expect(withHook.component).toMatch(/^'use client'/)
    expect(withHandler.component).toMatch(/^'use client'/)
    expect(withNamed.component).toMatch(/^'use client'/)
    expect(withChild.component).toMatch(/^'use client'/)
    expect(withRef.component).toMatch(/^'use client'/)
    expect(withNeither.component).not.toContain('use client')
  })
})

describe('a module', () => {
  test('follows a file and what it imports, also through changes that come too fast for the clock of the file system', async () => {
    const glassOf = (color: string) => {
      const file = write('glass/glass.ts', `export const glass = css\`color: ${color};\``)
      // All of them have the same time, and the same size.
      utimesSync(file, now, now)
    }
    const now = new Date()
    for (const color of ['red', 'tan', 'red'])
      for (const size of ['1px', '2px']) {
        glassOf(color)
        const { module } = await derive(look(`\${glass}; top: ${size};`))
        expect(module).toContain(`color: ${color};`)
        expect(module).toContain(`top: ${size};`)
      }
  })

  test('has the declarations of a piece in place of its name, before the nested rules', async () => {
    const { module } = await derive(look('&:hover { ${focusRing} } ${focusRing} color: red;'))
    expect(module).toMatch(/outline: 3px solid;\s+color: red;\s+&:hover \{\s+outline: 3px solid;\s+\}/)
  })

  test('has one rule for a piece that several elements contain', async () => {
    const { module } = await derive(
      `const shape = css\`border-radius: 50%;\`
      const Sun = styled.i\`\${shape} top: 0;\`
      const Moon = styled.i\`\${shape} left: 0;\`
      export const Sky = () => <><Sun /><Moon /></>`,
    )
    expect(module?.match(/border-radius: 50%/g)).toHaveLength(1)
    expect(module).toMatch(/\.sun,\s+\.moon \{\s+border-radius: 50%;/)
  })

  test('has keyframes outside of its rules', async () => {
    const { module } = await derive(
      `const turn = keyframes\`to { rotate: 1turn; }\`\n${look('animation: ${turn} 1s;')}`,
    )
    expect(module).toContain('animation: turn 1s;')
    expect(module).toMatch(/^@keyframes turn \{\s+to \{\s+rotate: 1turn;/m)
  })

  test('leaves the classes of other packages their names', async () => {
    const { module } = await derive(look('.react-calendar__tile { color: red; }'))
    expect(module).toContain(':global(.react-calendar__tile) {')
  })

  test('has the values of constants', async () => {
    const { module } = await derive(
      `const sizes = { small: { gap: 4 } }\n${look('gap: ${sizes.small.gap}px;')}`,
    )
    expect(module).toContain('gap: 4px;')
  })
})

describe('what cannot be derived is refused with the file, the fact and the fix', () => {
  test.each([
    [
      'a styled component',
      'export const Badge = styled(Other)`color: red;`',
      /badge\.tsx:\d+: .*styled\(Other\).* is not a template of styles for a tag\. Write `styled\.div`/,
    ],
    [
      'a computed part of styles',
      look('color: ${colorOf(1)};'),
      /badge\.tsx:\d+: `colorOf\(1\)` in the styles is neither a rule set nor a constant\. Use a custom property/,
    ],
    [
      'a styled element as a value',
      `${look('color: red;')}\nexport const parts = [Root]`,
      /badge\.tsx:\d+: The styled element `Root` is used as a value\. Write it as a tag/,
    ],
    [
      'a class name among the other props',
      'const Root = styled.span`color: red;`\nexport const Badge = ({ id, ...rest }: Props) => <Root {...rest} />',
      /badge\.tsx:\d+: `\{\.\.\.rest\}` can hold a class name\. Take `className` from the props/,
    ],
  ])('%s', async (_what, text, message) => {
    await expect(derive(text)).rejects.toThrow(message)
  })
})

test('no two modules have a name in common, and each keeps its own', () => {
  const names = () =>
    Array.from({ length: 5000 }, (_, at) => scopedName('root', `registry/${at}.module.css`, '.root {}'))
  const first = names()
  expect(new Set(first).size).toBe(5000)
  // Three letters, and four where two modules begin alike, as some of so many do.
  expect(new Set(first.map(({ length }) => length))).toEqual(
    new Set(['_abc0', '_abcd0'].map(({ length }) => length)),
  )
  expect(names()).toEqual(first)
})
