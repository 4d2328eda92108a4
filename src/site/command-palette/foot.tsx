import { useSyncExternalStore } from 'react'
import { commandKey } from '../navigation/command-key'
import { singleKeys } from '../navigation/shortcuts'
import styles from './foot.module.css'

interface FootProps {
  /** What happened last, or how much was found. Screen readers say it when it changes. */
  readonly status: string
  /** Copies the command that installs the highlighted component; undefined where there is none to install. */
  readonly onCopy: (() => void) | undefined
}

/** Below the results: what happened, what can be copied, and whether single keys are shortcuts. */
export function Foot({ status, onCopy }: FootProps) {
  const areOn = useSyncExternalStore(singleKeys.subscribe, singleKeys.read)
  return (
    <div className={styles.foot}>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {onCopy && (
        <button type="button" className={styles.copy} onClick={onCopy}>
          Copy install command <kbd aria-hidden="true">{commandKey()}C</kbd>
        </button>
      )}
      <label className={styles.keys}>
        <input
          type="checkbox"
          checked={areOn}
          onChange={(event) => singleKeys.publish(event.target.checked)}
        />
        Single-key shortcuts
      </label>
    </div>
  )
}
