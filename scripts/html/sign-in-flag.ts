import { loadEnv, type Plugin } from 'vite'

type Environment = Readonly<Record<string, unknown>>

const names = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
] as const

const missing = (env: Environment) => names.filter((name) => !env[name])

/** Whether a build's configuration names a Firebase project: all of it, or there is no sign-in (DECISIONS, "Shell"). */
export const offersSignIn = (env: Environment): boolean => missing(env).length === 0

/** Gives the site the constant `__SIGN_IN__`: where it is false, the bundler drops every trace of the provider. */
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
