import { formatNumber } from '../shared/locale'

/** Whether two files are the same one, as far as a page can know. */
export const isSame = (one: File, other: File): boolean => keyOf(one) === keyOf(other)

/** A key for a file among others. */
export const keyOf = ({ name, size, lastModified }: File): string => `${name}/${size}/${lastModified}`

/**
 * Whether a file is of a type that a native input accepts.
 *
 * @param accept Extensions and types of media, as HTML writes them: `.pdf, image/*`. Without any, all files are accepted.
 */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string | undefined): boolean {
  const tokens = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((token) => token.trim())
    .filter((token) => token !== '')
  const media = type.toLowerCase()
  return (
    tokens.length === 0 ||
    tokens.some((token) => {
      if (token.startsWith('.')) return name.toLowerCase().endsWith(token)
      return (
        token === '*/*' || token === media || (token.endsWith('/*') && media.startsWith(token.slice(0, -1)))
      )
    })
  )
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** The size of a file as a language writes it, such as `1.2 MB`. A kilobyte has 1,000 bytes. */
export function sizeText(bytes: number, locale: string | undefined): string {
  const step = Math.max(
    0,
    units.findLastIndex((_, power) => bytes >= 1000 ** power),
  )
  const unit = units[step] ?? 'byte'
  return formatNumber(bytes / 1000 ** step, locale, 'en', { style: 'unit', unit, maximumFractionDigits: 1 })
}

/** What is dropped. A test's, in jsdom, may have files alone. */
interface Dropped {
  readonly files: Iterable<File>
  readonly items?: Iterable<Pick<DataTransferItem, 'kind' | 'webkitGetAsEntry'>>
}

/** The files that are dropped. A folder is none: nothing can read it as a file. */
export function droppedFiles({ files, items = [] }: Dropped): File[] {
  const folders = [...items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => item.webkitGetAsEntry()?.isDirectory === true)
  return [...files].filter((_, index) => folders[index] !== true)
}

/** Gives an input the files that its form sends. Where there is no `DataTransfer`, as in jsdom, it keeps its own. */
export function giveFiles(input: HTMLInputElement, files: readonly File[]): void {
  if (typeof DataTransfer === 'undefined') return
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
}
