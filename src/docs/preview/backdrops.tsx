import { memo, useState, useSyncExternalStore, type ChangeEvent } from 'react'
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
  own: 'Your own picture …',
} as const

export type BackdropName = keyof typeof backdrops

/** The chosen backdrop. The visitor's own picture is a data URL: it never leaves the browser. */
export interface Backdrop {
  readonly name: BackdropName
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
 * Puts a picture behind every preview. It is read in the browser and sent nowhere.
 *
 * @throws {Error} When the file cannot be read, or is no picture that the browser can show.
 */
async function chooseOwnPicture(file: File): Promise<void> {
  const image = new Image()
  image.src = await dataUrlOf(file)
  await image.decode()
  chooseBackdrop({ name: 'own', picture: image.src })
}

/**
 * The `background` of a backdrop; undefined for the dusk, which the class `dusk` paints.
 *
 * @param worst The backdrop that makes the preview's text least readable. The default is right for glass without a tint
 * of its own: black under light glass, white under dark glass.
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

/** Chooses the backdrop of all previews. */
export const BackdropPicker = memo(({ first = backdrops.dusk }: BackdropPickerProps) => {
  const { name } = useBackdrop()
  const isHydrated = useHydrated()
  const [refused, setRefused] = useState<string>()
  const showPicture = (file: File) =>
    void chooseOwnPicture(file).then(
      () => setRefused(undefined),
      () => setRefused(file.name),
    )
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    // The options are the backdrops.
    const chosen = target.value as BackdropName
    if (chosen === 'own') return askForPicture(showPicture)
    setRefused(undefined)
    chooseBackdrop({ name: chosen })
  }
  return (
    <div className={styles.picker}>
      <label>
        Backdrop
        {/* A page has up to five of them: documents have the chosen option alone. */}
        <select value={name} disabled={!isHydrated} onChange={choose}>
          {Object.entries({ ...backdrops, dusk: first }).map(
            ([value, label]) =>
              (isHydrated || value === name) && (
                <option key={value} value={value}>
                  {label}
                </option>
              ),
          )}
        </select>
      </label>
      {refused !== undefined && (
        <span role="alert">{`“${refused}” is not a picture that can be shown.`}</span>
      )}
    </div>
  )
})
