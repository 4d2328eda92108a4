import { importFile } from '../server/import-command'
import { runCommand } from '../server/run-command'

await runCommand((environment) => importFile(process.argv.slice(2), environment, console.log))
