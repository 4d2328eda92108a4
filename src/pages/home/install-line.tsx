import { useEffect, useRef, useState } from 'react'
import { useHostPrints } from '../../docs/install/host'
import { glassItemName, itemPath } from '../../install/registry-item'
import { defaultStyling } from '../../registry/styling'
import { basePath } from '../../ui/base-path'
import { copyText } from '../../ui/copy-text'
import { useHydrated } from '../../ui/hydration'
import { Icon } from '../../ui/icon'
import { siteAddress } from '../../ui/site-address'
import styles from './install-line.module.css'

/** How long the check icon or the word is shown, in ms. */
const confirmation = 2000

const path = itemPath(glassItemName, defaultStyling)

/**
 * The command that installs the glass of the showpiece around it, on one line with a button that copies it. On a host that
 * has only files, no command does.
 */
export function InstallLine() {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready')
  const code = useRef<HTMLElement>(null)
  // A server that was told the site's address has written it. Otherwise only the browser knows it.
  const isKnown = useHydrated() || typeof document === 'undefined'
  useEffect(() => {
    if (state === 'ready') return
    const timer = setTimeout(() => setState('ready'), confirmation)
    return () => clearTimeout(timer)
  }, [state])
  const prints = useHostPrints()
  if (!prints)
    return <p className={styles.line}>Here, no command installs what you see. The studio has its files.</p>
  const copy = () =>
    void copyText(code.current?.textContent ?? '').then(
      () => setState('copied'),
      () => setState('refused'),
    )
  return (
    <div className={styles.line}>
      <span>Install what you see</span>
      <code ref={code} translate="no" tabIndex={0} role="region" aria-label="Command">
        npx shadcn@latest add "
        <span suppressHydrationWarning>{isKnown ? siteAddress(path) : basePath + path}</span>
        {/* The empty text keeps what the script has written: React takes a child of an element without any for a mistake. */}
        <span data-show="search" suppressHydrationWarning>
          {''}
        </span>
        "
      </code>
      <button type="button" data-state={state} onClick={copy}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} size={16} />
        <span className="visually-hidden">Copy the command</span>
        <span role="status">{state === 'refused' ? 'Not copied' : ''}</span>
      </button>
    </div>
  )
}
