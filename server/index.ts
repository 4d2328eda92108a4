import { resolve } from 'node:path'
import { runAdmin } from './admin/command'
import { readEnvironment } from './environment'
import { importFile } from './import-command'
import { runCommand } from './run-command'
import { serve } from './serve'
import { StartupError } from './startup-error'

const [command, ...args] = process.argv.slice(2)

// A container has this one file and no npm scripts, so the owner's commands are part of it.
await runCommand(async () => {
  const environment = readEnvironment(process.env)
  if (command === 'admin') return runAdmin(args, environment, console.log)
  if (command === 'import') return importFile(args, environment, console.log)
  if (command !== undefined)
    throw new StartupError(`Unknown command ${command}. The commands are admin and import.`)
  return serve(environment, resolve(import.meta.dirname, '..'))
})
