import { Component, type ReactNode } from 'react'
import { focusHeading } from './scroll-restoration'
import styles from './error-view.module.css'

interface Props {
  readonly children: ReactNode
  /** When this changes, the error is cleared and the children render again. */
  readonly resetKey: string
}

interface State {
  readonly error: Error | null
  readonly resetKey: string
}

/** Shows an error that was thrown while a page rendered or loaded. */
export class ErrorView extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey }
  }

  override componentDidUpdate(_props: Props, { error }: State) {
    if (error === null && this.state.error !== null) focusHeading()
  }

  override render() {
    if (this.state.error === null) return this.props.children
    return (
      <main id="main" className={styles.view}>
        {/* The alert is inside the landmark: a role on `main` itself would remove the landmark. */}
        <div role="alert">
          <h1>Unexpected Application Error!</h1>
          <p>{this.state.error.message}</p>
        </div>
        <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
          Reload
        </button>
      </main>
    )
  }
}
