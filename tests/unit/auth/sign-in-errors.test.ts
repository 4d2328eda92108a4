import { FirebaseError } from 'firebase/app'
import { expect, test } from 'vitest'
import { signInProblem } from '../../../src/auth/sign-in-errors'

test.each([
  ['auth/wrong-password', 'The email address or the password is wrong.'],
  ['auth/user-not-found', 'The email address or the password is wrong.'],
  ['auth/popup-blocked', 'The browser blocked the Google window. Allow it for this site, then try again.'],
  ['auth/some-code-of-tomorrow', 'Signing in did not work. Please try again.'],
])('%s is told in words', (code, words) => {
  expect(signInProblem(new FirebaseError(code, 'Firebase: Error'))).toBe(words)
})

test('a window that a second click replaced needs no word', () => {
  expect(signInProblem(new FirebaseError('auth/cancelled-popup-request', ''))).toBeNull()
})

test('what is no error of the provider is told in words, too', () => {
  expect(signInProblem(new TypeError('Failed to fetch'))).toBe('Signing in did not work. Please try again.')
  expect(signInProblem('toString')).toBe('Signing in did not work. Please try again.')
})
