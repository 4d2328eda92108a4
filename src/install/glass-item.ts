import { decodeGlass, glassParameter } from '../glass/code'
import { printCss } from '../glass/exports/css'
import { defaultGlass, type Glass } from '../glass/glass'
import { defaultFolder, glassItemName, registryItem, type RegistryItem } from './registry-item'

/**
 * The item that makes a glass that of all components in an app: a style sheet of custom properties. It is a plain file, as
 * everything else in an item (`cssVars`, `css`) is left out in an app without `components.json`.
 */
export const glassItem = (glass: Glass, folder = defaultFolder): RegistryItem =>
  registryItem(
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
    folder,
  )

/** The glass that an address asks for: the delivered one by default. Nothing where its code cannot be read. */
export function glassIn(parameters: URLSearchParams): Glass | undefined {
  const code = parameters.get(glassParameter)
  return code === null ? defaultGlass : decodeGlass(code)
}
