import { readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Page } from '@playwright/test'
import { entryFiles } from '../../../scripts/entry/registry-folders'

/** Whether a folder has more than documentation. */
const hasComponent = (folder: string) =>
  readdirSync(folder).some((file) => /^[^.]+\.tsx$/.test(file) && file !== 'entry.tsx')

/** The components on the page with all of them; the generator, whose glass is what a visitor chooses, is not there. */
export const components = entryFiles()
  .map(dirname)
  .filter(hasComponent)
  .map((folder) => basename(folder))
  .filter((name) => name !== 'generator')

type Open = (page: Page) => Promise<void>

const press =
  (name: string): Open =>
  (page) =>
    page.getByRole('button', { name }).first().click()

/** How to open what a component shows only when it is open. */
const opened: Readonly<Record<string, Open>> = {
  dropdown: press('Select an option'),
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
