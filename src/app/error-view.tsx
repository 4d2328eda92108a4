import { Component, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import type { Location } from 'react-router-dom'
import { lastSent } from '../ui/last-sent'
import { loadFailure } from '../ui/load-chunk'
import { focusHeading } from './scroll-restoration'
import styles from './error-view.module.css'

interface Props {
  /** Where the visitor is. The next step tries the page again. */
  readonly place: Location
  readonly children: ReactNode
}

interface State {
  readonly place?: Location
  readonly error: Error | null
}

/** The addresses whose page could not be loaded in this document. */
const failed = new Set<string>()

/** Shows an error that was thrown while a page rendered or loaded, until the visitor goes somewhere, or there again. */
export class ErrorView extends Component<Props, State> {
  override state: State = { error: null }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, error: null }
  }

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  override componentDidCatch({ message }: Error): void {
    if (message !== loadFailure) return
    const { href } = window.location
    // Some browsers keep a script that failed once: only another document asks for it again.
    if (failed.has(href) && navigator.onLine) window.location.reload()
    failed.add(href)
  }

  override render() {
    const { error } = this.state
    return error === null ? this.props.children : <Failure message={error.message} />
  }
}

function Failure({ message }: { readonly message: string }) {
  useEffect(focusHeading, [])
  const sent = useSyncExternalStore(lastSent.subscribe, lastSent.read)
  return (
    <main id="main" className={styles.view}>
      {/* The alert is inside the landmark: a role on `main` itself would remove the landmark. */}
      <div role="alert">
        <h1>Unexpected Application Error!</h1>
        <p>{message}</p>
        {sent !== '' && <p>{sent}</p>}
      </div>
      <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
        Reload
      </button>
    </main>
  )
}
