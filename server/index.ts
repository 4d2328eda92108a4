import { resolve } from 'node:path'
import { runAdmin } from './admin-command'
import { readEnvironment } from './environment'
import { importFile } from './import-command'
import { runCommand } from './run-command'
import { serve } from './serve'
import { StartError } from './store/store'

const [command, ...words] = process.argv.slice(2)

// The built server is one file, and a container has no npm scripts: so it brings the owner's commands along.
await runCommand(async () => {
  const environment = readEnvironment(process.env)
  if (command === 'admin') return runAdmin(words, environment)
  if (command === 'import') return importFile(words, environment)
  if (command !== undefined)
    throw new StartError(`There is no command ${command}; there are admin and import.`)
  await serve(environment, resolve(import.meta.dirname, '..'))
  return []
})
