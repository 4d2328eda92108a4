import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newComponent } from './entry/component-template.ts'
import { readWords } from './harness/usage.ts'

const words = readWords(
  'Usage: npm run new:component -- status-badge. It creates registry/status-badge, with all that a component needs.',
  // What is no name gets a message of its own.
  (word) => !word.startsWith('-') && word === process.argv[2],
)

/** Writes the folder of a component that is called by the name of its folder, such as "status-badge". */
function createFolder(name: string | undefined): string {
  if (name === undefined || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(
      `'${name ?? ''}' is no folder name. Use lower-case words joined by hyphens: npm run new:component -- status-badge`,
    )
  }
  const folder = join('registry', name)
  if (existsSync(folder)) throw new Error(`${folder} already exists. Choose another name.`)
  mkdirSync(folder, { recursive: true })
  const today = new Date().toISOString().slice(0, 10)
  for (const [file, text] of Object.entries(newComponent(name, today)))
    writeFileSync(join(folder, file), text)
  return `Created ${folder}. See it with npm run dev, at /${name}-details; check it with npm test.`
}

try {
  console.log(createFolder(words[0]))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
