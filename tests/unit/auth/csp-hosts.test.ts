import { expect, test } from 'vitest'
import { cspHosts } from '../../../scripts/html/build-settings'

const project = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'vitrine.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'vitrine',
  VITE_FIREBASE_APP_ID: 'app',
}

/** The hosts for sign-in, without the code host, which every build calls. */
const signInHosts = (env: Record<string, string>) => {
  const { connect, frame, script } = cspHosts(env)
  return { connect: connect.filter((host) => host !== 'https://api.github.com'), frame, script }
}

const none = { connect: [], frame: [], script: [] }

test('a build without a complete Firebase project allows none of its hosts', () => {
  expect(signInHosts({})).toEqual(none)
  expect(signInHosts({ ...project, VITE_FIREBASE_APP_ID: '' })).toEqual(none)
  expect(signInHosts({ VITE_AUTH_TOKEN_SYNC_URL: 'https://tokens.example.org/session' })).toEqual(none)
})

test("a Firebase project allows its calls, Google's script and the project's frame", () => {
  expect(signInHosts(project)).toEqual({
    connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    script: ['https://apis.google.com'],
    frame: ['https://vitrine.firebaseapp.com'],
  })
})

test('the emulator replaces the hosts of calls and frame', () => {
  expect(signInHosts({ ...project, VITE_FIREBASE_AUTH_EMULATOR: 'http://127.0.0.1:9099' })).toEqual({
    connect: ['http://127.0.0.1:9099'],
    script: ['https://apis.google.com'],
    frame: ['http://127.0.0.1:9099'],
  })
})

test("the token server's origin is allowed; one on the site's own origin needs no entry", () => {
  const at = (url: string) => signInHosts({ ...project, VITE_AUTH_TOKEN_SYNC_URL: url }).connect
  expect(at('https://tokens.example.org/session')).toContain('https://tokens.example.org')
  expect(at('/api/session')).toEqual(signInHosts(project).connect)
})
