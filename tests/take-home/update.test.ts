import { format } from 'prettier'
import { firstLineOf } from '../../src/install/first-line'
import { itemPath, type RegistryItem } from '../../src/install/registry-item'
import { releasePath, type Version } from '../../src/install/releases'
import { viteProject } from '../../src/install/vite-project'
import { stylings } from '../../src/registry/styling'
import { updatePath } from '../../scripts/update/update-script'
import { expect, test } from './support/fixture'
import { fetchJson, shadcn, site } from './support/registry'

const five = ['modal', 'slider', 'select', 'product', 'popup']

const swap = (from: string, to: string) => (text: string) => {
  if (!text.includes(from)) throw new Error(`A file that the test edits has no ${from}: edit what it has.`)
  return text.replace(from, to)
}

const smaller = swap('max-width: 24rem', 'max-width: 20rem')

/** What a person edits, by the file's name: a label, a default, a number in CSS, and a prop of their own. */
const edits: Readonly<Record<string, (text: string) => string>> = {
  'modal/modal.tsx': swap("closeLabel = 'Close'", "closeLabel = 'Not now'"),
  'slider/slider.tsx': swap('defaultValue = 50', 'defaultValue = 30'),
  'select/select.module.css': smaller,
  'select/select.styles.ts': smaller,
  'select/select.tsx': (text) =>
    [
      swap('  /** What it shows', '  /** Its name. */\n  spoken: string\n  /** What it shows'),
      swap('  options,\n', '  spoken,\n  options,\n'),
      swap('      {...rest}\n', '      aria-label={spoken}\n      {...rest}\n'),
    ].reduce((edited, edit) => edit(edited), text),
  'product/product-labels.ts': swap("addToCart = 'Add to Cart'", "addToCart = 'Add to bag'"),
  'product/product.tsx': swap("currency = 'INR'", "currency = 'EUR'"),
}

/** The files that a formatter with other settings rewrites. */
const formatted = ['popup/popup.tsx', 'shared/dialog-focus.ts']

const main = `import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Modal } from './components/vitrine/modal/modal'
import { Popup } from './components/vitrine/popup/popup'
import { ProductCard } from './components/vitrine/product/product'
import { sneaker } from './components/vitrine/product/sneaker'
import { Select } from './components/vitrine/select/select'
import { Slider } from './components/vitrine/slider/slider'
import './page.css'

function App() {
  const [open, setOpen] = useState<'modal' | 'popup'>()
  const close = () => setOpen(undefined)
  return (
    <main>
      <Slider aria-label="Volume" />
      <Select spoken="Color" options={['Ember', 'Night']} />
      <ProductCard product={sneaker} />
      <button onClick={() => setOpen('modal')}>Show the offer</button>
      <button onClick={() => setOpen('popup')}>Show the news</button>
      <Modal
        heading="Offer"
        paragraph="One month for free"
        CTA={{ text: 'Take it', color: '#ffd36e' }}
        open={open === 'modal'}
        onOpenChange={close}
      />
      <Popup heading="News" open={open === 'popup'} onOpenChange={close}>
        <p>It is spring.</p>
      </Popup>
    </main>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<StrictMode><App /></StrictMode>)
`

for (const styling of stylings)
  test(`an app with five edited components of the oldest release has today’s in ${styling} by one command, and its edits`, async ({
    newApp,
    page,
  }) => {
    const lists = await Promise.all(five.map((name) => fetchJson<Version[]>(`/r/releases/${name}.json`)))
    const oldest = lists.map(([first]) => first?.[styling] ?? { hash: '', files: {} })
    const app = newApp({
      ...viteProject({ title: 'App', files: [], examples: [], packages: [] }),
      'src/main.tsx': main,
    })
    await app.must('npm', 'install')
    const addresses = five.map((name, index) => site + releasePath(name, oldest[index]?.hash ?? ''))
    await app.must(shadcn, 'add', '--yes', ...addresses)

    const folder = 'src/components/vitrine'
    const hashes: Readonly<Record<string, string>> = Object.assign({}, ...oldest.map(({ files }) => files))
    // Button and Field, which some of the five use, are updated, too. What the app has not got of other components stays away.
    const folders = [...new Set(Object.keys(hashes).flatMap((name) => name.split('/')[0] ?? []))]
    const items = await Promise.all(
      folders
        .filter((folder) => folder !== 'glass' && folder !== 'shared')
        .map((name) => fetchJson<RegistryItem>(itemPath(name, styling))),
    )
    for (const [name, hash] of Object.entries(hashes)) {
      const file = `${folder}/${name}`
      const text = app.read(file)
      expect(firstLineOf(text), file).toEqual({ name, hash })
      const edited = formatted.includes(name)
        ? await format(text, { parser: 'typescript', tabWidth: 4, printWidth: 72 })
        : edits[name]?.(text)
      if (edited !== undefined) app.write({ [file]: edited })
    }

    // Neither does a shared file that only those others import.
    const installed = items
      .flatMap(({ files }) => files)
      .map(({ target, content }) => ({ name: target.slice('components/vitrine/'.length), content }))
      .filter(({ name }) => folders.some((folder) => name.startsWith(`${folder}/`)))
    const isImported = (name: string) => {
      const path = name
        .split('/')
        .at(-1)
        ?.replace(/\.tsx?$/, '')
      return installed.some((file) => file.name !== name && file.content.includes(`/${path}'`))
    }

    // What each file is to become, and what the table is to say of those that change.
    const texts = new Map<string, string>()
    const words = new Map<string, string>()
    for (const { name, content } of installed) {
      if (hashes[name] === undefined && name.startsWith('shared/') && !isImported(name)) continue
      const file = `${folder}/${name}`
      const isCurrent = firstLineOf(content)?.hash === hashes[name]
      const isFormatted = formatted.includes(name)
      texts.set(file, isCurrent && isFormatted ? app.read(file) : (edits[name]?.(content) ?? content))
      if (isCurrent) continue
      if (hashes[name] === undefined) words.set(file, 'added')
      else if (isFormatted) words.set(file, 'updated: run your formatter again')
      else words.set(file, edits[name] ? 'merged with your edits' : 'updated')
    }
    const changed = words.size
    for (const name of Object.keys(hashes).filter((name) => !texts.has(`${folder}/${name}`)))
      words.set(`${folder}/${name}`, 'is no longer part of Vitrine: delete it when nothing imports it')
    const width = Math.max(...[...words.keys()].map((file) => file.length))
    const rows = [...words].map(([file, word]) => `  ${file.padEnd(width)}  ${word}`)

    app.write({ 'vitrine-update.mjs': await (await fetch(site + updatePath)).text() })
    const update = (...options: string[]) => app.run('node', 'vitrine-update.mjs', '--site', site, ...options)
    expect((await update('--check')).code).toBe(1)
    const { code, output } = await update()
    const [table = '', ...rest] = output.trimEnd().split('\n\n')
    expect(table.split('\n').sort()).toEqual(rows.sort())
    expect(rows.join('\n')).toContain('merged with your edits')
    expect(rest.at(-1)).toMatch(`${changed} files updated, 0 left as they were, `)
    const told = output.split('\n')
    for (const [index, list] of lists.entries()) {
      const at = list.findLastIndex((version) => version[styling].hash === oldest[index]?.hash)
      for (const { text } of list.slice(at + 1).flatMap(({ notes }) => notes))
        expect(told.filter((line) => line.endsWith(text))).toEqual([
          expect.stringMatching(new RegExp(`^  .*\\b${five[index]}\\b.*, 20`)),
        ])
    }
    expect(code).toBe(0)
    for (const [file, text] of texts) expect(app.read(file), file).toBe(text)
    const again = await update('--check')
    expect(again.output).toContain('0 files to update, 0 left as they were')
    expect(again.code).toBe(0)

    await app.must('npm', 'run', 'build')
    const { url, stop } = await app.serve('npx', 'vite', 'preview', '--port', '0')
    await page.goto(url)
    await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('30')
    await expect(page.getByRole('combobox', { name: 'Color', exact: true })).toHaveCSS('max-width', '320px')
    const product = page.getByRole('article', { name: 'Glide Runner' })
    await expect(product.getByRole('button', { name: 'Add to bag' })).toBeVisible()
    await expect(product).toContainText('€')
    await page.getByRole('button', { name: 'Show the offer' }).click()
    await page.getByRole('dialog', { name: 'Offer' }).getByRole('button', { name: 'Not now' }).click()
    await page.getByRole('button', { name: 'Show the news' }).click()
    await page.getByRole('dialog', { name: 'News' }).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await stop()
  })
