import { expect, test } from 'vitest'
import { cspHosts } from '../../../scripts/html/csp-hosts'

const project = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'vitrine.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'vitrine',
  VITE_FIREBASE_APP_ID: 'app',
}

/** The hosts that signing in adds: every build calls the code host. */
const identity = (env: Record<string, string>) => {
  const { connect, frame, script } = cspHosts(env)
  return { connect: connect.filter((host) => host !== 'https://api.github.com'), frame, script }
}

const none = { connect: [], frame: [], script: [] }

test('a build without a Firebase project, or with a part of one, allows no host of it', () => {
  expect(identity({})).toEqual(none)
  expect(identity({ ...project, VITE_FIREBASE_APP_ID: '' })).toEqual(none)
  expect(identity({ VITE_AUTH_TOKEN_SYNC_URL: 'https://tokens.example.org/session' })).toEqual(none)
})

test("a Firebase project allows the calls, Google's script and the project's frame", () => {
  expect(identity(project)).toEqual({
    connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    script: ['https://apis.google.com'],
    frame: ['https://vitrine.firebaseapp.com'],
  })
})

test('the emulator takes the place of calls and frame', () => {
  expect(identity({ ...project, VITE_FIREBASE_AUTH_EMULATOR: 'http://127.0.0.1:9099' })).toEqual({
    connect: ['http://127.0.0.1:9099'],
    script: ['https://apis.google.com'],
    frame: ['http://127.0.0.1:9099'],
  })
})

test("the token's server is allowed by its origin; one on the site's own needs no word", () => {
  const at = (url: string) => identity({ ...project, VITE_AUTH_TOKEN_SYNC_URL: url }).connect
  expect(at('https://tokens.example.org/session')).toContain('https://tokens.example.org')
  expect(at('/api/session')).toEqual(identity(project).connect)
})
