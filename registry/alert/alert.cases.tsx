import { useState } from 'react'
import { Alert } from './alert'

const kinds = ['info', 'success', 'warning', 'error'] as const

/** All kinds, from the start or when they are asked for, each with a heading. */
export function Kinds({ live = false }: { live?: boolean }) {
  const [isThere, setThere] = useState(!live)
  return (
    <>
      <button type="button" onClick={() => setThere(true)}>
        Show
      </button>
      {isThere &&
        kinds.map((kind) => (
          <Alert key={kind} live={live} kind={kind} heading={`Of kind ${kind}`} headingLevel={3}>
            The text.
          </Alert>
        ))}
    </>
  )
}

export const Live = () => <Kinds live />

/** Alerts that a press removes: one of three, and one whose surroundings go, too. */
export function Closing() {
  const [names, setNames] = useState(['First', 'Second', 'Third'])
  const [isPage, setPage] = useState(true)
  return (
    <>
      <button type="button">Before</button>
      {names.map((name) => (
        <Alert
          key={name}
          heading={name}
          closeLabel={`Close ${name}`}
          onClose={() => setNames(names.filter((one) => one !== name))}
        />
      ))}
      {isPage && (
        <main>
          <Alert heading="Page" closeLabel="Leave" onClose={() => setPage(false)} />
          <button type="button">On the page</button>
        </main>
      )}
    </>
  )
}

/** In German, from the start, from right to left, and with a list and a link. */
export const Words = () => (
  <Alert kind="error" kindText="Fehler" heading="Nicht gespeichert" closeLabel="Schließen" onClose={() => {}}>
    <ul>
      <li>Der Name fehlt.</li>
      <li>
        Die <a href="#mail">Adresse</a> ist vergeben.
      </li>
    </ul>
  </Alert>
)
