import { useEffect, useId, useRef, useState, type ComponentType } from 'react'
import { connect } from '../../auth/connection'
import type { SignInMode } from '../../auth/credentials'
import type { SignInFormProps } from '../../auth/sign-in-form'
import { Icon } from '../../ui/icon'
import { lockScroll } from '../../ui/scroll-lock'
import { loadChunk } from '../../ui/load-chunk'
import styles from './sign-in-dialog.module.css'

interface SignInDialogProps {
  readonly onClose: () => void
}

const titles: Readonly<Record<SignInMode, string>> = { 'sign-in': 'Sign In', create: 'Create Account' }

/** The sign-in dialog. It opens at once, and then loads its form and the identity provider. */
export function SignInDialog({ onClose }: SignInDialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [mode, setMode] = useState<SignInMode>('sign-in')
  const [Form, setForm] = useState<ComponentType<SignInFormProps>>()
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
    const form = loadChunk(async () => (await import('../../auth/sign-in-form')).SignInForm)
    form.then(
      (loaded) => setForm(() => loaded),
      (error: unknown) => setFailure(String(error instanceof Error ? error.message : error)),
    )
    // The form waits for the provider, too, and shows its errors.
    connect().catch(() => {})
  }, [])

  useEffect(lockScroll, [])

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <header className={styles.header}>
        <h2 id={id}>{titles[mode]}</h2>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          <Icon name="x" />
          <span className="visually-hidden">Close</span>
        </button>
      </header>
      {failure !== undefined ? (
        <div className={styles.failure}>
          <p role="alert">{failure}</p>
          <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
            Reload
          </button>
        </div>
      ) : Form ? (
        <Form mode={mode} onMode={setMode} connect={connect} />
      ) : (
        <p className={styles.loading} role="status">
          Loading…
        </p>
      )}
    </dialog>
  )
}
