import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'
import { credentials, signInProblem, type Credentials, type SignInMode } from './credentials'
import type { IdentityProvider } from './identity-provider'
import styles from './sign-in-form.module.css'

export interface SignInFormProps {
  readonly mode: SignInMode
  readonly onMode: (mode: SignInMode) => void
  readonly connect: () => Promise<IdentityProvider>
}

const texts = {
  'sign-in': {
    submit: 'Sign In',
    busy: 'Signing in…',
    autoComplete: 'current-password',
    question: 'New here?',
    change: 'Create an account',
    other: 'create',
  },
  create: {
    submit: 'Create Account',
    busy: 'Creating the account…',
    autoComplete: 'new-password',
    question: 'Have an account?',
    change: 'Sign in instead',
    other: 'sign-in',
  },
} as const satisfies Record<SignInMode, object>

/** Signs in or creates an account by email and password, or with Google. Success closes the whole dialog. */
export function SignInForm({ mode, onMode, connect }: SignInFormProps) {
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const { register, handleSubmit, setFocus, clearErrors, formState } = useForm<Credentials>({
    resolver: zodResolver(credentials[mode]),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  const { submit, busy, autoComplete, question, change, other } = texts[mode]

  useEffect(() => setFocus('email'), [setFocus])

  const attempt = async (signIn: () => Promise<unknown>) => {
    setProblem(null)
    try {
      await signIn()
    } catch (error) {
      setProblem(signInProblem(error))
    }
  }
  const send = (typed: Credentials) =>
    attempt(async () => {
      const identity = await connect()
      await (mode === 'create' ? identity.createAccount(typed) : identity.signIn(typed))
    })
  // A double click submits once: the ref is set before React renders the first submit.
  const sending = useRef(false)
  const submitOnce = async (event: SubmitEvent) => {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    await handleSubmit(send)()
    sending.current = false
  }
  const changeMode = () => {
    setProblem(null)
    clearErrors()
    onMode(other)
    setFocus('email')
  }

  return (
    <div className={styles.body}>
      <form className={styles.form} noValidate onSubmit={(event) => void submitOnce(event)}>
        <div className={styles.field}>
          <label htmlFor={`${id}-email`}>Email</label>
          <input
            {...register('email')}
            id={`${id}-email`}
            type="email"
            autoComplete="username"
            aria-invalid={errors.email !== undefined}
            aria-describedby={`${id}-email-error`}
          />
          <p id={`${id}-email-error`} className={styles.error}>
            {errors.email?.message}
          </p>
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-password`}>Password</label>
          <input
            {...register('password')}
            id={`${id}-password`}
            type="password"
            autoComplete={autoComplete}
            aria-invalid={errors.password !== undefined}
            aria-describedby={`${id}-password-error`}
          />
          <p id={`${id}-password-error`} className={styles.error}>
            {errors.password?.message}
          </p>
        </div>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <button type="submit" className="button button-primary" aria-disabled={isSubmitting}>
          {isSubmitting ? busy : submit}
        </button>
      </form>
      <p className={styles.or}>or</p>
      <button
        type="button"
        className="button"
        onClick={() => void attempt(async () => (await connect()).signInWithGoogle())}
      >
        Continue with Google
      </button>
      <p className={styles.change}>
        <span>{question}</span>{' '}
        <button type="button" className={styles.changeButton} onClick={changeMode}>
          {change}
        </button>
      </p>
    </div>
  )
}
