import { itemPath, type RegistryItem } from '../../install/registry-item'
import { defaultStyling, sourceAddress, type Styling } from '../../registry/styling'
import { hrefTo } from '../../ui/addresses'
import { languageOf } from './source-texts'

/** A file of an item, and where its code is as plain text. */
export interface ListedFile {
  /** Its path from the component's folder, as the page shows it. */
  readonly file: string
  readonly href: string
}

/** The address of the item that installs a component. It holds all files of the component. */
export const itemHref = (folder: string, styling: Styling = defaultStyling): string =>
  hrefTo(itemPath(folder, styling))

/** The files of an item, as the page of its component lists them. */
export const filesOf = (
  { files }: RegistryItem,
  folder: string,
  styling: Styling = defaultStyling,
): readonly ListedFile[] =>
  files.map(({ path }) => {
    const place = path.replace(/^registry\//, '')
    return {
      file: place.startsWith(`${folder}/`) ? place.slice(folder.length + 1) : `../${place}`,
      href: hrefTo(sourceAddress(place, styling)),
    }
  })

/** A closed file, whose text is loaded when it is opened. */
export function foldedFile({ file, href }: ListedFile): HTMLElement {
  const link = Object.assign(document.createElement('a'), { href, textContent: 'Plain text' })
  link.dataset.file = languageOf(file)
  const summary = Object.assign(document.createElement('summary'), { textContent: file })
  const folded = document.createElement('details')
  folded.append(summary, link)
  return folded
}

/** Lists shared files in the fold that names their number, in place of what leads to them without a script. */
export function listShared(fold: HTMLElement, files: readonly ListedFile[]): void {
  const list = document.createElement('div')
  list.className = fold.parentElement?.className ?? ''
  list.append(...files.map(foldedFile))
  fold.lastElementChild?.replaceWith(list)
}
