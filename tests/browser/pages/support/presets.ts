import { readdirSync } from 'node:fs'

const folder = new URL('../../../../src/glass/presets/', import.meta.url)

/** The names of the presets, by their files. */
export const presetNames: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.charAt(0).toUpperCase() + file.slice(1, -'.ts'.length))
