import { loadEnv, type Plugin } from 'vite'

type Environment = Readonly<Record<string, unknown>>

const names = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
] as const

const missing = (env: Environment) => names.filter((name) => !env[name])

/** Whether a build offers sign-in: its configuration has to set all four values of a Firebase project. */
export const offersSignIn = (env: Environment): boolean => missing(env).length === 0

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
