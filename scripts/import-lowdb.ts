import { readEnvironment } from '../server/environment'
import { importFile } from '../server/import-command'
import { runCommand } from '../server/run-command'

await runCommand(() => importFile(process.argv.slice(2), readEnvironment(process.env), console.log))
