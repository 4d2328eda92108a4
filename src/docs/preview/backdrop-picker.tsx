import { memo, useId, useState, useSyncExternalStore, type ChangeEvent } from 'react'
import { useHydrated } from '../../ui/hydration'
import { backdrops, backdropStore, chooseBackdrop, chooseOwnPicture, type BackdropName } from './backdrops'
import styles from './backdrop-picker.module.css'

/** The chosen backdrop: the dusk while the page is hydrated. */
export const useBackdrop = () =>
  useSyncExternalStore(backdropStore.subscribe, backdropStore.read, backdropStore.start)

/** Asks for a file. Nothing follows when the visitor cancels. */
function askForPicture(take: (file: File) => void) {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = 'image/*'
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    if (file !== undefined) take(file)
  })
  input.click()
}

/** Chooses the backdrop of all previews. */
export const BackdropPicker = memo(() => {
  const id = useId()
  const { name } = useBackdrop()
  const [refused, setRefused] = useState<string>()
  const takePicture = (file: File) =>
    void chooseOwnPicture(file).then(
      () => setRefused(undefined),
      () => setRefused(file.name),
    )
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    // The options are the backdrops.
    const chosen = target.value as BackdropName
    if (chosen === 'own') return askForPicture(takePicture)
    setRefused(undefined)
    chooseBackdrop({ name: chosen })
  }
  return (
    <div className={styles.picker}>
      <label htmlFor={id}>Backdrop</label>
      <select id={id} value={name} disabled={!useHydrated()} onChange={choose}>
        {Object.entries(backdrops).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {refused !== undefined && <span role="alert">“{refused}” is not a picture that can be shown.</span>}
    </div>
  )
})
