import { Component, useEffect, type ReactNode } from 'react'
import { focusHeading } from './scroll-restoration'
import styles from './error-view.module.css'

interface Props {
  readonly children: ReactNode
}

interface State {
  readonly error: Error | null
}

/** Shows an error that was thrown while a page rendered or loaded. */
export class ErrorView extends Component<Props, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  override render() {
    const { error } = this.state
    return error === null ? this.props.children : <Failure message={error.message} />
  }
}

function Failure({ message }: { readonly message: string }) {
  useEffect(focusHeading, [])
  return (
    <main id="main" className={styles.view}>
      {/* The alert is inside the landmark: a role on `main` itself would remove the landmark. */}
      <div role="alert">
        <h1>Unexpected Application Error!</h1>
        <p>{message}</p>
      </div>
      <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
        Reload
      </button>
    </main>
  )
}
