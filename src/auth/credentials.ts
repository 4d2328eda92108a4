import * as z from 'zod/mini'

const email = z
  .string()
  .check(
    z.regex(/\S/, { error: 'Email is required', abort: true }),
    z.regex(z.regexes.html5Email, 'Enter an email address such as name@example.org'),
  )

/** The fields of the sign-in form in each mode. */
export const credentials = {
  'sign-in': z.object({ email, password: z.string().check(z.minLength(1, 'Password is required')) }),
  create: z.object({
    email,
    // Firebase's own minimum.
    password: z.string().check(z.minLength(6, 'Choose a password of at least 6 characters')),
  }),
}

/** Whether the form signs in or creates an account. */
export type SignInMode = keyof typeof credentials

/** The values of the form. */
export type Credentials = z.infer<(typeof credentials)[SignInMode]>

const unreachable = 'The sign-in service cannot be reached. Check your connection and try again.'
const wrong = 'The email address or the password is wrong.'

/** Error codes of Firebase Authentication, in words; null where the visitor caused the error and needs no message. */
const words: Readonly<Record<string, string | null>> = {
  'auth/account-exists-with-different-credential':
    'There is an account with this email address already. Sign in with the method you used before.',
  'auth/cancelled-popup-request': null,
  'auth/email-already-in-use': 'There is an account with this email address already. Sign in instead.',
  'auth/internal-error': unreachable,
  'auth/invalid-credential': wrong,
  'auth/invalid-email': 'This is not a valid email address.',
  'auth/invalid-login-credentials': wrong,
  'auth/network-request-failed': unreachable,
  'auth/operation-not-allowed': 'This way to sign in is switched off.',
  'auth/password-does-not-meet-requirements':
    'This password is not strong enough. Make it longer, and mix letters, digits and signs.',
  'auth/popup-blocked': 'The browser blocked the Google window. Allow it for this site, then try again.',
  'auth/popup-closed-by-user': 'The Google window was closed before you were signed in.',
  'auth/timeout': unreachable,
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes, then try again.',
  'auth/unauthorized-domain': 'Signing in with Google is not set up for this address of the site.',
  'auth/user-disabled': 'This account has been disabled.',
  'auth/user-not-found': wrong,
  'auth/weak-password': 'Choose a password of at least 6 characters.',
  'auth/web-storage-unsupported': 'Your browser blocks the storage that signing in with Google needs.',
  'auth/wrong-password': wrong,
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** The message for a failed sign-in; null when none is needed. */
export function signInProblem(error: unknown): string | null {
  const known = words[codeOf(error) ?? '']
  return known === undefined ? 'Signing in did not work. Please try again.' : known
}
