import styles from './load-failure.module.css'
import { isOutdated } from './palette-data'

interface LoadFailureProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Says that the index could not be loaded, and what to do about it. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const isOld = isOutdated(error)
  return (
    <div className={styles.failure} role="alert">
      {isOld
        ? 'There is a newer version of this site.'
        : 'Components and pages could not be loaded. Check your connection.'}
      <button type="button" className="button" onClick={isOld ? () => window.location.reload() : onRetry}>
        {isOld ? 'Reload' : 'Try again'}
      </button>
    </div>
  )
}
