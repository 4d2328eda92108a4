/** Where the parts of a run of `npm run test:auth` stand; `scripts/test-auth.ts` chooses free ports for them. */
export interface AuthEnvironment {
  /** Port of the site that was built with sign-in, and of the one that was built without. */
  readonly site: number
  readonly plain: number
  /** Folders of the two builds. */
  readonly siteFolder: string
  readonly plainFolder: string
  /** Origin of the Firebase Auth emulator. */
  readonly emulator: string
  /** Address of the server that tokens are sent to. */
  readonly tokenServer: string
}

const variable = 'AUTH_TEST_SETTING'

/** The setting as an environment variable of the test runner. */
export const environmentVariable = (setting: AuthEnvironment) => ({ [variable]: JSON.stringify(setting) })

/**
 * Reads the setting of this run.
 *
 * @throws {Error} When the tests are run without `npm run test:auth`.
 */
export function readEnvironment(): AuthEnvironment {
  const text = process.env[variable]
  if (text === undefined)
    throw new Error('These tests need an emulator and builds of their own: npm run test:auth')
  return JSON.parse(text) as AuthEnvironment
}
