import { Activity, useEffect, useRef, useState } from 'react'
import { FileUpload } from './file-upload'

/** A form that shows what it sends, and what its upload tells. */
export function Post() {
  const [sent, setSent] = useState('nothing')
  const [told, setTold] = useState<readonly string[]>([])
  return (
    <form
      aria-label="Post"
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget).getAll('letter')
        setSent(data.map((file) => (file instanceof File ? `${file.name}:${file.size}` : file)).join(' & '))
      }}
    >
      <FileUpload
        label="Letters"
        hint="At most 1 kB."
        name="letter"
        accept=".txt, image/*"
        maxSize={1000}
        multiple
        required
        onFilesChange={(files) => setTold(files.map(({ name }) => name))}
        onChange={({ target }) => target.setAttribute('data-heard', String(target.files?.length))}
      />
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
      <output aria-label="Sent">{sent}</output>
      <output aria-label="Told">{told.join(', ')}</output>
    </form>
  )
}

/** One for one file. */
export const Single = () => <FileUpload aria-label="Portrait" accept="image/*" />

/** A form whose upload React hides, as a screen does that comes back. */
export function Hidden() {
  const [isHidden, setHidden] = useState(false)
  return (
    <form>
      <Activity mode={isHidden ? 'hidden' : 'visible'}>
        <FileUpload aria-label="Letters" multiple />
      </Activity>
      <button type="button" onClick={() => setHidden(!isHidden)}>
        Hide
      </button>
      <button type="reset">Reset</button>
    </form>
  )
}

/** One that is off, by itself and by what is around it. */
export const Off = () => (
  <>
    <FileUpload aria-label="Off" disabled multiple />
    <fieldset disabled>
      <FileUpload aria-label="Around" multiple />
    </fieldset>
  </>
)

/** Files whose upload the consumer follows, in German. */
export const Progress = () => (
  <FileUpload
    aria-label="Akten"
    multiple
    locale="de"
    labels={{ remove: (name) => `${name} entfernen`, progress: (name) => `${name}, Fortschritt` }}
    stateOf={({ size }) =>
      size === 0 ? { error: 'Die Datei ist leer.' } : { progress: size === 1500 ? 40 : NaN }
    }
  />
)

/** Two beside what takes files, too: a zone of the app, which hears of them last, a native input and an editor. */
export function Beside() {
  const [isShown, setShown] = useState(true)
  const [taken, setTaken] = useState('')
  const zone = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const take = (event: DragEvent) => {
      if (!(event.target instanceof Node) || !zone.current?.contains(event.target)) return
      event.preventDefault()
      if (event.type === 'drop') setTaken(event.dataTransfer?.files[0]?.name ?? '')
    }
    for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, take)
  }, [])
  return (
    <>
      {isShown && (
        <>
          <FileUpload aria-label="Letters" multiple />
          <FileUpload aria-label="Off" disabled />
        </>
      )}
      <p>Nothing takes a file here.</p>
      <div ref={zone}>The app takes one here.</div>
      <input type="file" aria-label="Native" />
      <div contentEditable suppressContentEditableWarning>
        An editor
      </div>
      <button type="button" onClick={() => setShown(false)}>
        Take them away
      </button>
      <output aria-label="Taken">{taken}</output>
    </>
  )
}
