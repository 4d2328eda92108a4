import { FirebaseError } from 'firebase/app'
import { expect, test } from 'vitest'
import { signInProblem } from '../../../src/auth/credentials'

test.each([
  ['auth/wrong-password', 'The email address or the password is wrong.'],
  ['auth/user-not-found', 'The email address or the password is wrong.'],
  ['auth/popup-blocked', 'The browser blocked the Google window. Allow it for this site, then try again.'],
  ['auth/unknown-code', 'Signing in did not work. Please try again.'],
])('%s has a message', (code, words) => {
  expect(signInProblem(new FirebaseError(code, 'Firebase: Error'))).toBe(words)
})

test('a popup that a second click replaced has no message', () => {
  expect(signInProblem(new FirebaseError('auth/cancelled-popup-request', ''))).toBeNull()
})

test('any other error has a general message', () => {
  expect(signInProblem(new TypeError('Failed to fetch'))).toBe('Signing in did not work. Please try again.')
  expect(signInProblem('toString')).toBe('Signing in did not work. Please try again.')
})
