import { memo, useId, useState, useSyncExternalStore } from 'react'
import { deviceState, tabStorage } from '../../ui/device-state'
import { useHydrated } from '../../ui/hydration'
import styles from './backdrops.module.css'
import day from './backdrops/day.avif'
import night from './backdrops/night.avif'

/** The backdrops that a visitor can choose for all previews, in the order of the picker. */
const backdrops = {
  dusk: 'Dusk',
  day: 'Light picture',
  night: 'Night picture',
  stripes: 'Stripes',
  white: 'White',
  black: 'Black',
  worst: 'Worst case',
  own: 'Your own picture',
} as const

export type BackdropName = keyof typeof backdrops

// The keys are the names.
const backdropNames = Object.keys(backdrops) as BackdropName[]

/** The name of the button that asks for a picture. */
const ownPicture = `${backdrops.own} …`

/** The chosen backdrop. */
export interface Backdrop {
  readonly name: BackdropName
  /** The visitor's own picture, once there is one. It is a data URL, and never leaves the browser. */
  readonly picture?: string
}

const isBackdrop = (text: string | null): text is BackdropName =>
  text !== null && Object.hasOwn(backdrops, text)

/** The chosen backdrop. The visitor's own picture is not stored: it is too large. */
const store = deviceState<Backdrop>({
  key: 'vitrine:backdrop',
  storage: tabStorage,
  parse: (text) => ({ name: isBackdrop(text) && text !== 'own' ? text : 'dusk' }),
  format: ({ name }) => name,
})

/** The chosen backdrop; the dusk while the page hydrates. */
export const useBackdrop = (): Backdrop => useSyncExternalStore(store.subscribe, store.read, store.start)

/** Puts a backdrop behind every preview, and remembers it for the visit. */
const chooseBackdrop = store.publish

const dataUrlOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(new Error('The file could not be read.', { cause: reader.error }))
    reader.readAsDataURL(file)
  })

/**
 * A picture as a data URL. It is read in the browser and sent nowhere.
 *
 * @throws {Error} When the file cannot be read, or is no picture that the browser can show.
 */
async function pictureOf(file: File): Promise<string> {
  const image = new Image()
  image.src = await dataUrlOf(file)
  await image.decode()
  return image.src
}

/**
 * The `background` of a backdrop; undefined for the dusk, which the class `dusk` paints.
 *
 * @param worst The backdrop that makes the preview's text least readable. The default is right for glass with the
 * default tint: black under light glass, white under dark glass.
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

/** Asks for a file. The callback is not called if the visitor cancels. */
function askForPicture(onFile: (file: File) => void) {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = 'image/*'
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    if (file !== undefined) onFile(file)
  })
  input.click()
}

interface BackdropPickerProps {
  /** The name of the backdrop that is there before another is chosen. @default "Dusk" */
  readonly first?: string
}

/** Chooses the backdrop of all previews. Its parts stand in the flow of what they are in. */
export const BackdropPicker = memo(({ first = backdrops.dusk }: BackdropPickerProps) => {
  const names = { ...backdrops, dusk: first }
  const backdrop = useBackdrop()
  const { name, picture } = backdrop
  const isHydrated = useHydrated()
  const [refused, setRefused] = useState<string>()
  const group = useId()
  const choose = (chosen: Backdrop) => {
    setRefused(undefined)
    chooseBackdrop(chosen)
  }
  const showPicture = (file: File) =>
    void pictureOf(file).then(
      (own) => choose({ name: 'own', picture: own }),
      () => setRefused(file.name),
    )
  return (
    <>
      <fieldset className={styles.picker} aria-label="Backdrop" disabled={!isHydrated}>
        <legend>Backdrop</legend>
        {backdropNames.map((value) => {
          if (value === 'own' && picture === undefined) return undefined
          return (
            <input
              key={value}
              type="radio"
              className={styles.swatch}
              style={value === 'own' ? { background: backgroundOf({ ...backdrop, name: value }) } : undefined}
              name={group}
              value={value}
              aria-label={names[value]}
              title={names[value]}
              checked={value === name}
              onChange={() => choose({ ...backdrop, name: value })}
            />
          )
        })}
        <button
          type="button"
          className={styles.swatch}
          aria-label={ownPicture}
          title={ownPicture}
          onClick={() => askForPicture(showPicture)}
        >
          +
        </button>
      </fieldset>
      <span className={styles.name} aria-hidden="true">
        {names[name]}
      </span>
      {refused !== undefined && (
        <span role="alert">{`“${refused}” is not a picture that can be shown.`}</span>
      )}
    </>
  )
})
