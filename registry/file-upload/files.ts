import { formatNumber } from '../shared/locale'

/** Whether two files are the same one, as far as a page can know. */
export const isSame = (one: File, other: File): boolean => keyOf(one) === keyOf(other)

/** A key for a file among others. */
export const keyOf = ({ name, size, lastModified }: File): string => `${name}/${size}/${lastModified}`

/** What files with these extensions are, whatever a system calls them: with Excel, a CSV is `application/vnd.ms-excel`. */
const knownTypes: Readonly<Record<string, readonly string[]>> = {
  csv: ['text/csv'],
  gz: ['application/gzip'],
  js: ['text/javascript'],
  m4a: ['audio/mp4'],
  mp3: ['audio/mpeg'],
  wav: ['audio/wav'],
  xml: ['application/xml', 'text/xml'],
  zip: ['application/zip'],
}

/**
 * Whether a file is one that `accept` lists. A system names the types of its files by their extensions, and does not know all:
 * a file without a type may be of any that is listed.
 *
 * @param accept Extensions and types of media, as HTML writes them: `.pdf, image/*`. Without any, all files are accepted.
 */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string | undefined): boolean {
  const tokens = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((token) => token.trim())
    .filter((token) => token !== '')
  const file = name.toLowerCase()
  const extension = /\.(\w+)$/.exec(file)?.[1] ?? ''
  const own = Object.hasOwn(knownTypes, extension) ? knownTypes[extension] : undefined
  const media = [type.toLowerCase(), ...(own ?? [])].filter((one) => one !== '')
  return (
    tokens.length === 0 ||
    tokens.some((token) => {
      if (token.startsWith('.')) return file.endsWith(token)
      if (token === '*/*' || media.length === 0) return token.includes('/')
      return media.some((one) => (token.endsWith('/*') ? one.startsWith(token.slice(0, -1)) : one === token))
    })
  )
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/**
 * The size of a file as a language writes it, such as `1.2 MB`. A kilobyte has 1,000 bytes.
 *
 * @param digits How many digits it has at most after the point.
 */
export function sizeText(bytes: number, locale: string | undefined, digits = 1): string {
  const rounded = (power: number) => Number((bytes / 1000 ** power).toFixed(digits))
  // What rounds to 1,000 kB is 1 MB.
  const power = units.findLastIndex((_, index) => index === 0 || rounded(index - 1) >= 1000)
  const options = { style: 'unit', unit: units[power] ?? 'byte', maximumFractionDigits: digits } as const
  return formatNumber(rounded(power), locale, 'en', options)
}

/** Two sizes as texts, with as many digits as it takes to tell one from the other. */
export function sizeTexts(one: number, other: number, locale: string | undefined): readonly [string, string] {
  for (let digits = 1; digits < 15; digits += 1) {
    const [first, second] = [sizeText(one, locale, digits), sizeText(other, locale, digits)]
    if (first !== second) return [first, second]
  }
  return [String(one), String(other)]
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
