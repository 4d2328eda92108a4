import nextRegistry from './next/style-registry.tsx?raw'
import { printCss } from '../glass/css'
import type { Glass } from '../glass/glass-values'
import { leastReact } from '../registry/meta'
import { defaultStyling, type Styling } from '../registry/styling'
import { siteAddress } from '../ui/site-address'
import { withFirstLine } from './file-hash'
import { makeItem } from './make-item'
import { nextFile, nextPackages } from './next/source'
import {
  glassItemName,
  itemPath,
  nextItemName,
  requirementsItemName,
  type Placement,
  type RegistryItem,
} from './registry-item'

/** The item with the file that Emotion needs in Next.js. */
export const nextItemAddress = (): string => siteAddress(itemPath(nextItemName, defaultStyling))

/** Where a program reads how to use the components, for what the shadcn CLI and its MCP server show of items. */
export const forPrograms = `How to use all components, for programs that write code: ${siteAddress('/AGENTS.md')}`

const inJavaScript =
  'In a project whose components.json says tsx: false, add tsx=false to the query of the address.'

/** The requirements of components besides packages. */
const requirements: Readonly<Record<Styling, string>> = {
  css: `Needs React ${leastReact} or later, and a bundler that knows CSS modules, such as Vite or Next.js. ${inJavaScript} ${forPrograms}`,
  emotion: `Needs React ${leastReact} or later. In Next.js, run shadcn add ${nextItemAddress()} once: Emotion needs it there. ${inJavaScript} ${forPrograms}`,
}

/**
 * The requirements in an item. The CLI installs a dependency once, and so prints its text once a command, but it needs the
 * whole address.
 *
 * @param isAddressed Whether the site's address is known; without it, each item has the text itself.
 */
export const needs = (
  styling: Styling,
  isAddressed: boolean,
): Pick<RegistryItem, 'registryDependencies' | 'docs'> =>
  isAddressed
    ? { registryDependencies: [siteAddress(itemPath(requirementsItemName, styling))] }
    : { docs: requirements[styling] }

/** An item without files, for its text. */
export const requirementsItem = (styling: Styling): RegistryItem =>
  makeItem({
    name: requirementsItemName,
    meta: { title: 'Requirements', description: 'What all components need besides packages.' },
    packages: [],
    files: [],
    docs: requirements[styling],
  })

/** A file that Emotion needs in Next.js. */
export const nextItem = (placement?: Placement): RegistryItem =>
  makeItem(
    {
      name: nextItemName,
      meta: {
        title: 'Style registry for Next.js',
        description:
          'Sends the styles of Emotion with the HTML of the server. It is needed once in a project.',
      },
      packages: nextPackages,
      files: [{ path: nextFile, code: withFirstLine(nextFile, nextRegistry) }],
      docs: 'Wrap the children of app/layout.tsx in <StyleRegistry>.',
    },
    placement,
  )

/**
 * The item of a glass for all components of an app: a style sheet of custom properties. It is a plain file because the CLI
 * leaves out `cssVars` and `css` in an app without `components.json`.
 */
export const glassItem = (glass: Glass, placement?: Placement): RegistryItem =>
  makeItem(
    {
      name: glassItemName,
      meta: {
        title: 'Glass',
        description: 'The glass of all components in an app: a style sheet of custom properties.',
      },
      packages: [],
      files: [{ path: 'glass.css', code: printCss(glass) }],
      docs: 'Import glass.css once: where the app starts, such as src/main.tsx or app/layout.tsx, or by @import in a style sheet. It follows the system, and the classes light and dark; its comment says what to remove in an app that is never dark. To replace one glass by another, add --overwrite.',
    },
    placement,
  )
