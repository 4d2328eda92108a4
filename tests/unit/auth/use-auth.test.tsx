// @vitest-environment jsdom
import { act, render, renderHook, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { AuthProvider, useAuth } from '../../../src/auth/auth-provider'
import { authOf, createAuthStore, type User } from '../../../src/auth/auth-store'

const visitor = (...providerIds: string[]): User => ({
  email: 'maria@example.org',
  displayName: 'Maria',
  providers: providerIds.map((providerId) => ({ providerId })),
})

function Who() {
  const { status, user } = useAuth()
  return <p>{`${status}: ${user?.email ?? 'nobody'}`}</p>
}

test('useAuth throws outside its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => renderHook(useAuth)).toThrow(new Error('useAuth must be used within an AuthProvider'))
})

describe('the flags of a state', () => {
  test.each([
    ['loading', authOf({ status: 'loading' }), false, false],
    ['signed out', authOf({ status: 'signed-out' }), false, false],
    ['signed in by password', authOf({ status: 'signed-in', user: visitor('password') }), true, true],
    ['signed in by Google', authOf({ status: 'signed-in', user: visitor('google.com') }), true, false],
    [
      'linked with both',
      authOf({ status: 'signed-in', user: visitor('google.com', 'password') }),
      true,
      true,
    ],
  ])('%s', (_name, auth, userLoggedIn, isEmailUser) => {
    // `isGoogleUser` is declared, but never true.
    expect(auth).toMatchObject({ userLoggedIn, isEmailUser, isGoogleUser: false })
  })
})

test('components below the provider follow the store', () => {
  const store = createAuthStore()
  store.publish({ status: 'signed-out' })
  render(
    <AuthProvider store={store}>
      <Who />
    </AuthProvider>,
  )
  expect(screen.getByText('signed-out: nobody')).toBeDefined()
  act(() => store.publish({ status: 'signed-in', user: visitor('password') }))
  expect(screen.getByText('signed-in: maria@example.org')).toBeDefined()
})

test('a prerendered page is loading, whatever the store contains', () => {
  const store = createAuthStore()
  store.publish({ status: 'signed-in', user: visitor('password') })
  const page = (
    <AuthProvider store={store}>
      <Who />
    </AuthProvider>
  )
  expect(renderToStaticMarkup(page)).toBe('<p>loading: nobody</p>')
})
