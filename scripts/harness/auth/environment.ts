/** Where `npm run test:auth` runs its servers, each on a free port. */
export interface AuthEnvironment {
  /** Port of the site built with sign-in. */
  readonly site: number
  /** Port of the site built without sign-in. */
  readonly plain: number
  readonly siteFolder: string
  readonly plainFolder: string
  /** Origin of the Firebase Auth emulator. */
  readonly emulator: string
  /** URL of the server that receives the tokens. */
  readonly tokenServer: string
}

const variable = 'AUTH_TEST_ENVIRONMENT'

/** Passes the environment to the test runner, as an environment variable. */
export const environmentVariable = (environment: AuthEnvironment) => ({
  [variable]: JSON.stringify(environment),
})

/**
 * Reads the environment in the test runner.
 *
 * @throws {Error} When the tests are not run by `npm run test:auth`.
 */
export function readEnvironment(): AuthEnvironment {
  const text = process.env[variable]
  if (text === undefined)
    throw new Error('These tests need the emulator and their own builds. Run them with npm run test:auth.')
  return JSON.parse(text) as AuthEnvironment
}
