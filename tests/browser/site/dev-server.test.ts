import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { copyProject } from '../../../scripts/harness/project-copy'
import { expect, stage, test } from '../fixture'
import { startDevServer } from './support/dev-server'

/** An edit is read in milliseconds, or in seconds on a busy machine. */
const expectInTime = expect.configure({ timeout: 60_000 })

/** A component whose state tells a hot update from a reload. */
const files = {
  'counter.tsx': `'use client'

import { useState } from 'react'
import { glass, styled } from '../glass/glass'

const Root = styled.button\`
  position: relative;
  padding: 4px;
  \${glass.regular}
\`

export interface CounterProps {
  /** The text before the count. */
  label?: string | undefined
}

/** A button that counts its clicks. */
export function Counter({ label = 'Count' }: CounterProps) {
  const [count, setCount] = useState(0)
  return (
    <Root type="button" onClick={() => setCount(count + 1)}>
      {label}: {count}
    </Root>
  )
}
`,
  'live.demo.tsx': `'use client'

import { Counter } from './counter'

export default function Example() {
  return <Counter label="Live" />
}
`,
  'entry.tsx': `import { docs, example, propsTable, type Meta } from '#docs'
import { Counter } from './counter'
import live from './live.demo?demo'

export const meta = {
  title: 'Counter',
  description: 'A button that counts its clicks.',
  icon: 'tag',
  route: '/counter-details',
  category: 'actions',
} satisfies Meta

export default docs({
  sections: [example('Usage', <Counter />), propsTable(Counter, ['label']), example('Demo', live)],
})
`,
}

/** Mistakes in the counter, and what the overlay says of them. */
const mistakes: readonly {
  readonly what: string
  readonly name: keyof typeof files
  readonly right: string
  readonly wrong: string
  readonly message: string
}[] = [
  {
    what: 'an unknown category',
    name: 'entry.tsx',
    right: "category: 'actions'",
    wrong: "category: 'action'",
    message: 'registry/counter/entry.tsx:10: meta.category must be one of',
  },
  {
    what: 'a taken route',
    name: 'entry.tsx',
    right: "route: '/counter-details'",
    wrong: "route: '/about'",
    message: "registry/counter/entry.tsx:9: The route '/about' is taken by one of the site's own pages.",
  },
  {
    what: 'an unknown icon',
    name: 'entry.tsx',
    right: "icon: 'tag'",
    wrong: "icon: 'tags-of-all'",
    message: "registry/counter/entry.tsx:8: There is no icon 'tags-of-all'.",
  },
  {
    what: 'a prop without a description',
    name: 'counter.tsx',
    right: '/** What is counted. */',
    wrong: '/* What is counted. */',
    message: "registry/counter/entry.tsx:14: The prop 'label' has no description.",
  },
  {
    what: 'a demo without a default function',
    name: 'live.demo.tsx',
    right: 'export default function',
    wrong: 'export function',
    message: 'registry/counter/live.demo.tsx:1: There is no default function.',
  },
]

/** A copy of the project whose registry holds the counter and its glass alone, so that few types have to be read. */
function copyWithCounter() {
  const copy = copyProject()
  const registry = join(copy.folder, 'registry')
  for (const name of readdirSync(registry))
    if (name !== 'glass' && name !== 'shared') rmSync(join(registry, name), { recursive: true })
  mkdirSync(join(registry, 'counter'))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(registry, 'counter', file), text)
  /** Replaces a text in a file, as an editor saves it: the file is never seen half written. */
  const edit = async (name: keyof typeof files | '../glass/glass.ts', before: string, after: string) => {
    // Vite takes two saves of a file within a tenth of a second for one. Nobody saves so fast.
    await setTimeout(200)
    const file = join(registry, 'counter', name)
    const text = readFileSync(file, 'utf8')
    expect(text).toContain(before)
    const saved = join(copy.folder, 'saved')
    writeFileSync(saved, text.replace(before, after))
    renameSync(saved, file)
  }
  return { ...copy, edit }
}

test('npm run dev shows an edit of a component, its styles, its entry or its demo without a restart', async ({
  page,
  open,
  expectConsole,
}) => {
  // A cold start bundles packages and reads types: seconds alone, minutes on a busy machine.
  test.setTimeout(300_000)
  const copy = copyWithCounter()
  const server = await startDevServer(copy.folder)
  try {
    await open(`${server.url}/counter-details`)
    const props = page.getByRole('region', { name: 'Props of Counter' })
    const source = page.locator('details', { hasText: 'counter.tsx' })
    const button = stage(page, 'Usage').getByRole('button')
    await button.click({ timeout: 240_000 })
    await expect(button).toHaveText('Count: 1')

    await test.step('what is installed is printed from the files', async () => {
      const item = await page.request.get(`${server.url}/r/counter-demo.json`)
      expect(await item.text()).toContain('components/vitrine/counter/counter-demo.tsx')
      for (const folder of ['', 'css/']) {
        const file = await page.request.get(`${server.url}/source/${folder}counter/counter.tsx.txt`)
        expect(await file.text()).toContain('export function Counter')
      }
      const markdown = await page.request.get(`${server.url}/counter-details`, {
        headers: { accept: 'text/markdown' },
      })
      expect(await markdown.text()).toMatch(/^# Counter\n/)
      expect(
        (
          await page.request.get(`${server.url}/counter-details?dir=..`, {
            headers: { accept: 'application/vnd.shadcn.v1+json' },
          })
        ).status(),
      ).toBe(400)
    })

    await test.step('the palette finds what the registry holds', async () => {
      const preview = page.waitForResponse(/\/thumbnails\/counter\.json$/, { timeout: 60_000 })
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Search the site' }).fill('counter label')
      const selected = page.getByRole('dialog').getByRole('option', { selected: true })
      await expectInTime(selected).toHaveText(/^labelCounter: The text/)
      // Its preview has read the component's styles, too: what is edited below must not reload the page for that.
      await preview
      await page.keyboard.press('Escape')
    })

    await test.step('the component: its state survives, and its props table and source follow', async () => {
      await copy.edit('counter.tsx', "label = 'Count'", "label = 'Clicks'")
      await expectInTime(button).toHaveText('Clicks: 1')
      await expectInTime(props.getByRole('cell', { name: "'Clicks'" })).toBeVisible()
      await expectInTime(source).toContainText("label = 'Clicks'")

      await copy.edit('counter.tsx', 'The text before the count.', 'What is counted.')
      await expectInTime(props.getByRole('cell', { name: 'What is counted.' })).toBeVisible()
      await expectInTime(button).toHaveText('Clicks: 1')
    })

    await test.step('its styles, in plain CSS as in a build: its state survives', async () => {
      await expect(button).toHaveClass(/^_regular\S+ _root\S+$/)
      await copy.edit('counter.tsx', 'padding: 4px', 'padding: 12px')
      await expectInTime(button).toHaveCSS('padding-left', '12px')
      await expectInTime(page.locator('details', { hasText: 'padding: 12px' })).toHaveCount(1)
      await copy.edit('../glass/glass.ts', 'var(--glass-radius, 1.25rem)', 'var(--glass-radius, 2rem)')
      await expectInTime(button).toHaveCSS('border-top-left-radius', '32px')
      await expect(button).toHaveText('Clicks: 1')
      await expect(page.locator('style[data-emotion]')).toHaveCount(0)
    })

    await test.step('the demo: its stage and its code', async () => {
      await copy.edit('live.demo.tsx', 'label="Live"', 'label="Lively"')
      const demo = page.getByRole('region', { name: 'Demo', exact: true })
      await expectInTime(demo.getByRole('button', { name: 'Lively: 0' })).toBeVisible()
      await expectInTime(demo.locator('pre')).toContainText('label="Lively"')
    })

    await test.step('the entry: a section and the meta', async () => {
      await copy.edit('entry.tsx', "example('Usage'", "example('How to use it'")
      await expectInTime(page.getByRole('heading', { name: 'How to use it' })).toBeVisible()
      await copy.edit('entry.tsx', "title: 'Counter'", "title: 'Click Counter'")
      await expectInTime(page.getByRole('heading', { name: 'Click Counter', level: 1 })).toBeVisible()
    })

    const overlay = page.locator('vite-error-overlay')
    const live = stage(page, 'How to use it').getByRole('button')

    for (const { what, name, right, wrong, message } of mistakes)
      await test.step(`${what}: an overlay says where, until it is corrected`, async () => {
        await copy.edit(name, right, wrong)
        await expectInTime(overlay).toContainText(message)
        await copy.edit(name, wrong, right)
        await expectInTime(overlay).toHaveCount(0)
        await expectInTime(live).toHaveText(/^Clicks/)
      })

    await test.step('the overlay stays while something else is updated', async () => {
      await copy.edit('counter.tsx', '/** What is counted. */', '/* What is counted. */')
      await expectInTime(overlay).toContainText("The prop 'label' has no description.")
      appendFileSync(join(copy.folder, 'src/app/footer.module.css'), '.footer { outline-width: 7px }')
      await expectInTime(page.locator('body footer')).toHaveCSS('outline-width', '7px')
      await expect(overlay).toContainText("The prop 'label' has no description.")
      await copy.edit('counter.tsx', '/* What is counted. */', '/** What is counted. */')
      await expectInTime(overlay).toHaveCount(0)
      await expectInTime(live).toHaveText(/^Clicks/)
    })

    await test.step('a style that plain CSS cannot say: an overlay says where, until it is corrected', async () => {
      // Vite reloads a page whose first update finds an overlay.
      await copy.edit('counter.tsx', 'padding: 12px', 'padding: 14px')
      await expectInTime(live).toHaveCSS('padding-left', '14px')
      // The page keeps the component as it was: the new one does not load.
      expectConsole(/status of 500/)
      expectConsole(/Failed to reload/)
      await copy.edit('counter.tsx', 'padding: 14px', 'padding: ${Date.now()}px')
      await expectInTime(overlay).toContainText(
        /^registry\/counter\/counter\.tsx:8: `Date\.now\(\)` in the styles .* Use a custom property for what changes(?!.*\bat )/,
      )
      await expect(live).toHaveCSS('padding-left', '14px')
      await copy.edit('counter.tsx', 'padding: ${Date.now()}px', 'padding: 16px')
      await expectInTime(overlay).toHaveCount(0)
      await expectInTime(live).toHaveCSS('padding-left', '16px')
    })
  } finally {
    // An open page would report that its server is gone.
    await page.goto('about:blank')
    await server.stop()
    copy.dispose()
  }
})
