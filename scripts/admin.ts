import { runAdmin } from '../server/admin/command'
import { readEnvironment } from '../server/environment'
import { runCommand } from '../server/run-command'

await runCommand(() => runAdmin(process.argv.slice(2), readEnvironment(process.env), console.log))
