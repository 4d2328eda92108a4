import { runAdmin } from '../server/admin/command'
import { runCommand } from '../server/run-command'

await runCommand((environment) => runAdmin(process.argv.slice(2), environment, console.log))
