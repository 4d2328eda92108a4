import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/** The commands that run. */
const running = new Set<ChildProcess>()

/** Ends a command and all that it has started. */
function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL') {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal)
  } catch {
    // It has ended by itself.
  }
}

/** Runs a command. What is not live prints all at once when it has ended. */
export async function runCommand(
  command: string,
  limit: number,
  isLive: boolean,
): Promise<'ended' | 'failed' | 'hung'> {
  const shown = isLive ? 'inherit' : 'pipe'
  // `detached` starts a new process group, which can be ended as a whole.
  const child = spawn(command, { shell: true, stdio: ['ignore', shown, shown], detached: true })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part))
  running.add(child)
  const closed = once(child, 'close')
  const timer = new AbortController()
  const late = wait(limit * 1000, true, { signal: timer.signal }).catch(() => false)
  const isHung = await Promise.race([closed.then(() => false), late])
  timer.abort()
  if (isHung) {
    // A suite that is asked to end ends its own commands first.
    end(child, 'SIGTERM')
    await Promise.race([closed, wait(5000)])
    end(child, 'SIGKILL')
  }
  await closed
  running.delete(child)
  if (!isLive) console.log(`\n— ${command}\n${Buffer.concat(output).toString()}`)
  return isHung ? 'hung' : child.exitCode === 0 ? 'ended' : 'failed'
}

/** Ends all commands that run, and then this process, when it is asked to end. */
export function endTogether(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      for (const child of running) end(child, 'SIGTERM')
      process.exit(130)
    })
}
