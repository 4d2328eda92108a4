import { deviceState, tabStorage } from '../../ui/device-state'
import day from './backdrops/day.svg?no-inline'
import night from './backdrops/night.svg?no-inline'

/** The backdrops that a visitor can put behind every preview, in the order of the picker. */
export const backdrops = {
  dusk: 'Dusk',
  day: 'Light picture',
  night: 'Night picture',
  stripes: 'Stripes',
  white: 'White',
  black: 'Black',
  worst: 'Worst case',
  own: 'Your own picture …',
} as const

export type BackdropName = keyof typeof backdrops

/** The chosen backdrop. A picture of the visitor's own is a data URL: it never leaves the browser. */
export interface Backdrop {
  readonly name: BackdropName
  readonly picture?: string
}

const isBackdrop = (text: string | null): text is BackdropName =>
  text !== null && Object.hasOwn(backdrops, text)

/** The chosen backdrop. The tab remembers it, but no picture of the visitor's own: storage is too small for that. */
export const backdropStore = deviceState<Backdrop>({
  key: 'vitrine:backdrop',
  storage: tabStorage,
  parse: (text) => ({ name: isBackdrop(text) && text !== 'own' ? text : 'dusk' }),
  format: ({ name }) => name,
})

/** Puts a backdrop behind every preview, and remembers it for the visit. */
export const chooseBackdrop = backdropStore.publish

const dataUrlOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(new Error('The file could not be read.', { cause: reader.error }))
    reader.readAsDataURL(file)
  })

/**
 * Puts a picture behind every preview. It is read in the browser and sent nowhere.
 *
 * @throws {Error} When the file cannot be read, or is no picture that the browser can show.
 */
export async function chooseOwnPicture(file: File): Promise<void> {
  const image = new Image()
  image.src = await dataUrlOf(file)
  await image.decode()
  chooseBackdrop({ name: 'own', picture: image.src })
}

/**
 * The `background` of a backdrop. Nothing for the dusk, which the stage has by itself.
 *
 * @param worst The backdrop that makes a text of the preview least readable. By default, what is worst for glass without
 * a tint of its own: black under light glass, white under dark glass.
 */
export function backgroundOf(
  { name, picture }: Backdrop,
  worst = 'var(--worst-backdrop, light-dark(#000000, #ffffff))',
): string | undefined {
  switch (name) {
    case 'dusk':
      return undefined
    case 'day':
      return `url("${day}") center / cover`
    case 'night':
      return `url("${night}") center / cover`
    case 'stripes':
      return 'repeating-linear-gradient(90deg, #000000 0 1.5rem, #ffffff 1.5rem 3rem)'
    case 'white':
      return '#ffffff'
    case 'black':
      return '#000000'
    case 'worst':
      return worst
    case 'own':
      return picture && `url("${picture}") center / cover`
  }
}
