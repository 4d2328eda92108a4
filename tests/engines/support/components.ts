import { readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { entryFiles } from '../../../scripts/entry/registry-folders'

/** Whether a folder has more than documentation. */
const hasComponent = (folder: string) =>
  readdirSync(folder).some((file) => /^[^.]+\.tsx$/.test(file) && file !== 'entry.tsx')

/** What an entry without a component of its own says: the page with all components leaves it out. */
const isTool = (folder: string) => /\bsource: false\b/.test(readFileSync(join(folder, 'entry.tsx'), 'utf8'))

/** The components on the page with all of them. */
export const components = entryFiles()
  .map(dirname)
  .filter((folder) => hasComponent(folder) && !isTool(folder))
  .map((folder) => basename(folder))

/** Those of some components that have a position in the catalogue. One without it is new, or of somebody else. */
export async function withPosition(names: readonly string[]): Promise<string[]> {
  // It loads TypeScript, which takes a second.
  const { readEntry } = await import('../../../scripts/entry/entry-reader')
  return names.filter((component) => {
    const file = `registry/${component}/entry.tsx`
    const { meta } = readEntry(file, readFileSync(file, 'utf8'))
    return typeof meta === 'object' && meta !== null && 'order' in meta
  })
}

type Open = (page: Page) => Promise<void>

const press =
  (name: string): Open =>
  (page) =>
    page.getByRole('button', { name }).first().click()

/** How to open what a component shows only when it is open. */
const opened: Readonly<Record<string, Open>> = {
  combobox: (page) => page.getByRole('combobox', { name: 'City' }).first().click(),
  'date-field': press('Choose'),
  drawer: press('Open Drawer'),
  dropdown: press('Select an option'),
  menu: press('Actions'),
  modal: press('Open Modal'),
  popup: press('Open Popup'),
  'speed-dial': press('Actions'),
  toast: press('Show Toast'),
  tooltip: (page) => page.getByRole('button', { name: 'Hover me' }).first().hover(),
}

/** The components that show something only when it is open. */
export const openable: readonly string[] = components.filter((name) => Object.hasOwn(opened, name))

/** Opens what a component shows only when it is open, if there is such a thing. */
export const openWhatOpens = (page: Page, component: string): Promise<void> =>
  opened[component]?.(page) ?? Promise.resolve()
