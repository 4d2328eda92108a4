import { resolve } from 'node:path'
import { runAdmin } from './admin/command'
import { importFile } from './import-command'
import { runCommand } from './run-command'
import { serve } from './serve'
import { StartupError } from './startup-error'

const usage = `Without a command, the server starts. The commands are admin and import; each has --help.`
const [command, ...args] = process.argv.slice(2)

// A container has only this file and no npm scripts, so the owner's commands are part of it.
await runCommand(async (environment) => {
  if (command === 'admin') return runAdmin(args, environment, console.log)
  if (command === 'import') return importFile(args, environment, console.log)
  if (command === '--help') return console.log(usage)
  if (command !== undefined) throw new StartupError(`Unknown command ${command}. ${usage}`)
  return serve(environment, resolve(import.meta.dirname, '..'))
})
