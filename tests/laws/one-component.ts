import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'vitest'

/** The folder of the one component that `npm run check` looks at; `undefined` where the laws hold for every one. */
export const only = process.env.COMPONENT

/** Tests what holds of the registry as a whole. It is left out where one component is looked at. */
export const testWhole = test.skipIf(only !== undefined)

/** The files of the registry, or of the one component. */
export function registryFiles(): string[] {
  const folder = join('registry', only ?? '')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
}
