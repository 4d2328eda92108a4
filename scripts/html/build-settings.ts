import { loadEnv, type Plugin } from 'vite'
import * as z from 'zod/mini'
import type { SiteManifest } from '../../src/shared/site-manifest.ts'

/**
 * Vite's `base` for a `BASE_PATH`.
 *
 * @throws {Error} When it is no path.
 */
function baseOf(path: string): string {
  if (!/^(?:\/(?!\.+(?:\/|$))[\w.~-]+)*\/?$/.test(path))
    throw new Error(`BASE_PATH is ${path}. Set it to a path such as /docs.`)
  return path.replace(/\/?$/, '/')
}

/**
 * Builds and serves the site below `BASE_PATH`. The only other file that knows of it is `src/ui/base-path.ts`.
 *
 * @param api The address to which the dev server forwards `/api`.
 */
export function basePath(api: string): Plugin {
  return {
    name: 'vitrine:base-path',
    config: (_config, { mode }) => {
      const base = baseOf(loadEnv(mode, process.cwd(), 'BASE_PATH').BASE_PATH ?? '')
      const rewrite = (path: string) => path.slice(base.length - 1)
      return { base, server: { proxy: { [`${base}api`]: { target: api, changeOrigin: true, rewrite } } } }
    },
  }
}

type Environment = Readonly<Record<string, unknown>>

const names = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
] as const

const missing = (env: Environment) => names.filter((name) => !env[name])

/** Whether a build offers sign-in: its configuration has to set all four values of a Firebase project. */
const offersSignIn = (env: Environment): boolean => missing(env).length === 0

/** Defines the constant `__SIGN_IN__`. Where it is false, the bundler drops all of the provider's code. */
export function signInFlag(): Plugin {
  return {
    name: 'vitrine:sign-in-flag',
    config: (_config, { mode }) => ({
      define: { __SIGN_IN__: JSON.stringify(offersSignIn(loadEnv(mode, process.cwd(), 'VITE_'))) },
    }),
    configResolved: ({ env, logger }) => {
      const absent = missing(env)
      if (absent.length === 0 || absent.length === names.length) return
      logger.warn(`No sign-in: ${absent.join(', ')} not set. Set all four VITE_FIREBASE_* values, or none.`)
    },
  }
}

/** The settings of the contact page: how each is written, and an example of it. */
const contactSettings = {
  VITE_CONTACT_EMAIL: { isValid: (text) => z.regexes.html5Email.test(text), example: 'hello@example.org' },
  VITE_CONTACT_PHONE: {
    isValid: (text) => /^\+?[\d\s().-]*$/.test(text) && /\d/.test(text),
    example: '+91 22 5550 0100',
  },
  VITE_CONTACT_WEBSITE: {
    isValid: (text) => /^https?:\/\//.test(text) && URL.canParse(text),
    example: 'https://www.example.org',
  },
} satisfies Record<string, { readonly isValid: (text: string) => boolean; readonly example: string }>

/**
 * Checks the settings that the contact page shows.
 *
 * @throws {Error} When one is set and is not what its name says.
 */
export function checkContact(env: Environment): void {
  for (const [name, { isValid, example }] of Object.entries(contactSettings)) {
    const text = env[name]
    if (typeof text === 'string' && text !== '' && !isValid(text))
      throw new Error(`${name} is ${text}. Set it to ${example}, for example.`)
  }
}

/** Refuses to build or serve the site with a contact that nobody can reach. */
export const contactCheck = (): Plugin => ({
  name: 'vitrine:contact-check',
  configResolved: ({ env }) => checkContact(env),
})

const origin = (url: unknown): string[] =>
  typeof url === 'string' && /^https?:/.test(url) && URL.canParse(url) ? [new URL(url).origin] : []

type Hosts = Pick<SiteManifest['csp'], 'connect' | 'script' | 'frame'>

const noHosts: Hosts = { connect: [], script: [], frame: [] }

/** Google's script opens a frame of the project, through which its popup answers. An emulator takes Firebase's place. */
function identityHosts(env: Environment): Hosts {
  const script = ['https://apis.google.com']
  const emulator = origin(env.VITE_FIREBASE_AUTH_EMULATOR)
  if (emulator.length > 0) return { connect: emulator, script, frame: emulator }
  return {
    connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    script,
    frame: [`https://${String(env.VITE_FIREBASE_AUTH_DOMAIN)}`],
  }
}

/** The other hosts that a build's configuration names, by the CSP directive that has to allow them. */
export function cspHosts(env: Environment): SiteManifest['csp'] {
  const codeHost = origin(env.VITE_CODE_HOST_API || 'https://api.github.com')
  const chat = origin(env.VITE_CHAT_WIDGET_SRC)
  // A chat on the site's own host is a script of others, too: the policy is looser where one runs.
  const ownChat = env.VITE_CHAT_WIDGET_SRC && chat.length === 0 ? ["'self'"] : []
  const identity = offersSignIn(env) ? identityHosts(env) : noHosts
  return {
    script: [...chat, ...ownChat, ...identity.script],
    connect: [
      ...codeHost,
      ...chat,
      ...identity.connect,
      ...origin(env.VITE_API_HOST),
      ...(offersSignIn(env) ? origin(env.VITE_AUTH_TOKEN_SYNC_URL) : []),
    ],
    frame: [...chat, ...identity.frame],
    img: ['https://avatars.githubusercontent.com', ...chat],
    style: [...chat],
  }
}
