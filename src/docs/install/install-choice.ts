import { projectSettings, type ProjectSettings } from '../../install/registry-item'
import { defaultStyling, isStyling, stylingParameter, type Styling } from '../../registry/styling'
import { deviceState } from '../../ui/device-state'

/** The package managers, and how each runs a package that is not installed. */
export const managers = {
  npm: 'npx',
  pnpm: 'pnpm dlx',
  yarn: 'yarn dlx',
  bun: 'bunx --bun',
} as const

export type Manager = keyof typeof managers

/** The buttons for all files at once: their functions in install-actions.ts, and their labels. */
export const installActions = {
  copyAllFiles: 'Copy all files',
  downloadZip: 'Download .zip',
  openSandbox: 'Open in StackBlitz',
  copyMarkdown: 'Copy page as Markdown',
} as const

/** A button that comes with the script: no document has room for it. */
export const laterActions = { copyEmbed: 'Copy embed code' } as const

export type InstallAction = keyof typeof installActions | keyof typeof laterActions

/** The visitor's project. This device remembers it. */
export interface InstallChoice {
  readonly manager: Manager
  readonly styling: Styling
  /** Whether it is a Next.js app, which needs one more file. */
  readonly isNext: boolean
  readonly settings: ProjectSettings
}

/** The choice that the prerendered page shows. */
export const usualChoice: InstallChoice = {
  manager: 'npm',
  styling: defaultStyling,
  isNext: false,
  settings: 'none',
}

const isManager = (name: string | undefined): name is Manager =>
  name !== undefined && Object.hasOwn(managers, name)

const isSettings = (name: string): name is ProjectSettings => Object.hasOwn(projectSettings, name)

const stored = deviceState<InstallChoice>({
  key: 'vitrine.install',
  parse: (text) => {
    const [manager, ...words] = text?.split(' ', 4) ?? []
    return {
      manager: isManager(manager) ? manager : usualChoice.manager,
      styling: words.find(isStyling) ?? usualChoice.styling,
      isNext: words.includes('next'),
      // Older versions of the site stored this setting as `aliases`.
      settings: words.find(isSettings) ?? (words.includes('aliases') ? 'TypeScript' : usualChoice.settings),
    }
  },
  format: ({ manager, styling, isNext, settings }) =>
    [manager, styling, ...(isNext ? ['next'] : []), settings].join(' '),
})

/** The last choice on this device. */
export const lastChoice = stored.read

/** The last choice. A page's address can set another styling. */
export function readChoice(): InstallChoice {
  const choice = lastChoice()
  const named = new URLSearchParams(window.location.search).get(stylingParameter)
  return isStyling(named) ? { ...choice, styling: named } : choice
}

/** Remembers a choice on this device. */
export const rememberChoice = stored.publish

/** Calls a listener after each choice, also one in another tab; returns what unsubscribes it. */
export const followChoice = stored.subscribe
