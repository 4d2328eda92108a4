import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { changedFolders, type Note, type Version } from '../src/install/releases.ts'
import { formatDiagnostic } from './entry/diagnostic.ts'
import { readWords } from './harness/usage.ts'
import { releaseErrors } from './release/check-releases.ts'
import { listFile, readVersions, textFile } from './release/release-files.ts'
import { changesFile, notesOf, todaysItems, type TodaysItem } from './release/today.ts'

readWords(
  'Usage: npm run release. It adds what has changed since the last release to registry/releases, with the notes of changes.md.',
)

/** Writes a text that no later release changes. */
function keep(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') !== text)
    throw new Error(
      `${file} has another text with the same hash. Change a word in one of the two, and run it again.`,
    )
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Adds an item to its list. @returns The folders whose notes it has. */
async function add({ name, css, emotion, texts }: TodaysItem): Promise<readonly string[]> {
  const versions = readVersions(name)
  const last = versions.at(-1)
  const folders = last ? changedFolders(last, { css, emotion }) : []
  if (last && folders.length === 0) return []
  for (const [hash, text] of texts) keep(textFile(hash), text)
  const notes: Note[] = folders.flatMap((folder) => notesOf(folder) ?? [])
  const version: Version = { date: new Date().toISOString().slice(0, 10), notes, css, emotion }
  const config = await resolveConfig(listFile(name))
  const list = await format(JSON.stringify([...versions, version]), { ...config, parser: 'json' })
  writeFileSync(listFile(name), list)
  console.log(`${name}: ${css.hash}, and ${emotion.hash} with Emotion.`)
  return folders
}

const errors = await releaseErrors()
for (const error of errors) console.error(formatDiagnostic(error))
if (errors.length > 0) process.exit(1)
const told = new Set<string>()
for (const item of await todaysItems()) for (const folder of await add(item)) told.add(folder)
// The lists have the notes now.
for (const folder of told) rmSync(changesFile(folder), { force: true })
