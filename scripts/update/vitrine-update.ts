#!/usr/bin/env node
/*
 * Updates the files of Vitrine's components in a project, and keeps what was edited there. Each file says in its first line
 * which version it was copied from; the site has that version and today's. Both changes are merged as git merges a branch.
 */
import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { planUpdate, type Plan } from './plan.ts'
import { findInstalled, writeWhole } from './project.ts'
import { openSite, UpdateError } from './site.ts'

const usage = `Usage: node vitrine-update.mjs [folder] [options]

Updates the files of Vitrine in a project, by default in this folder, and keeps your edits.

  --dry-run    says what it would do, and writes nothing
  --check      writes nothing, and ends with 1 when a file is outdated
  --conflicts  writes files with conflicts, too, with marks around them
  --site <address>  the site to take the files from, by default the one that this file is from
`

const options = {
  'dry-run': { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  conflicts: { type: 'boolean', default: false },
  site: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

/** The address of the site that this file is from, which its first comment names. */
const ownSite = () =>
  /^\/\/ Vitrine vitrine-update\.mjs [0-9a-f]{8} (https?:\/\/\S+)$/m.exec(
    readFileSync(fileURLToPath(import.meta.url), 'utf8'),
  )?.[1]

function readWords() {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (cause) {
    throw new UpdateError(`${cause instanceof Error ? cause.message : String(cause)}\n\n${usage}`, { cause })
  }
}

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(0, ...rows.map(([path]) => path.length))
  return rows.map(([path, word]) => `  ${path.padEnd(width)}  ${word}\n`).join('')
}

/** A plan in words for people. */
function describe({ steps, updated }: Plan): string {
  const told = steps.filter(({ state, word }) => state !== 'current' || word !== 'is current')
  // A note of a file that components share is told once, for all of them.
  const items = new Map<string, string[]>()
  for (const { item, since } of updated)
    for (const { date, notes } of since)
      for (const { text, breaking } of notes) {
        const note = `${date}: ${breaking ? 'Breaking: ' : ''}${text}`
        items.set(note, [...(items.get(note) ?? []), item])
      }
  const notes = [...items].map(([note, names]) => `  ${names.join(', ')}, ${note}\n`)
  return (
    table(told.map(({ path, word }) => [path, word])) +
    (notes.length > 0 ? `\nWhat has changed:\n${notes.join('')}` : '')
  )
}

const count = (number: number) => `${number} ${number === 1 ? 'file' : 'files'}`

/** @returns The exit code. */
async function run(): Promise<number> {
  const { values, positionals } = readWords()
  if (values.help) {
    console.log(usage)
    return 0
  }
  const [folder = '.', ...more] = positionals
  if (more.length > 0)
    throw new UpdateError(`One folder at a time: ${more.join(', ')} is too much.\n\n${usage}`)
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new UpdateError(`There is no folder ${folder}. Name the folder of your project.`)
  const address = (values.site ?? ownSite())?.replace(/\/+$/, '')
  if (address === undefined)
    throw new UpdateError('The address of the site is not known. Name it by --site https://….')
  const installed = findInstalled(folder)
  if (installed.length === 0) {
    console.log(`No file in ${folder} says in its first line that it is from Vitrine.`)
    return 0
  }
  const site = openSite(address)
  // Everything is fetched and merged before anything is written.
  const plans: Plan[] = []
  for (const one of installed) plans.push(await planUpdate(folder, one, site, values.conflicts))
  const steps = plans.flatMap((plan) => plan.steps)
  const isDry = values['dry-run'] || values.check
  const writes = steps.filter(({ state }) => state === 'write')
  if (!isDry) for (const { path, text = '' } of writes) writeWhole(folder, path, text)
  console.log(plans.map(describe).join(''))
  const left = steps.filter(({ state }) => state === 'stuck' || state === 'held')
  const current = steps.filter(({ state }) => state === 'current')
  console.log(
    `${count(writes.length)} ${isDry ? 'to update' : 'updated'}, ${left.length} left as they were, ${current.length} current.`,
  )
  if (values.check) return writes.length + left.length > 0 ? 1 : 0
  return left.length > 0 ? 1 : 0
}

try {
  process.exitCode = await run()
} catch (error) {
  if (!(error instanceof UpdateError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
