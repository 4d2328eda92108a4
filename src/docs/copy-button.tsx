import { useEffect, useState } from 'react'
import { Icon } from '../ui/icon'
import styles from './copy-button.module.css'

/** How long the check icon confirms a copy, in ms. */
const confirmation = 2000

interface CopyButtonProps {
  readonly text: string
  /** The button's name for assistive technology. */
  readonly label: string
}

/** Copies a text. A check icon confirms it for 2 s; after a failure the icon stays the same. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [copies, setCopies] = useState(0)

  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), confirmation)
    return () => clearTimeout(timer)
  }, [copies])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopies((count) => count + 1)
    } catch {
      // The browser may refuse the clipboard. The icon then does not change.
    }
  }

  return (
    <button type="button" className={styles.button} data-copied={copies > 0} onClick={() => void copy()}>
      <Icon name={copies > 0 ? 'check' : 'copy'} size={16} />
      <span className="visually-hidden">{label}</span>
      <span className="visually-hidden" role="status">
        {copies > 0 ? 'Copied' : ''}
      </span>
    </button>
  )
}
