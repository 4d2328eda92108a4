import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { type Answer, ask, listen, lockNames, stopListening } from './lock-socket'
import { StartError } from './store'

/** The right to write in a data folder, until it is released or its process ends. */
export interface DataLock {
  release(): Promise<void>
}

const stateQuestion = z.strictObject({ ask: z.literal('state') })
const stateAnswer = z.strictObject({ state: z.enum(['starting', 'holding']), pid: z.number() })

/** Room for a socket's path: 108 bytes on Linux, 104 on macOS, with the terminating zero (unix(7)). */
const pathLimit = 103

/**
 * Makes this process the only one that writes in a folder, and answers other processes' questions (the admin command's)
 * meanwhile. The lock is a listening socket, which the kernel closes with the process, however that ends.
 *
 * Each process listens under a random name first and looks round after: of two that start at once at least one sees
 * the other. A name is never used twice, so that taking away a dead one can hit no living lock.
 *
 * @throws StartError when another process has the folder
 */
export async function lockDirectory(directory: string, answer: Answer): Promise<DataLock> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const folder = socketFolder(directory)
  const name = `lock-${randomBytes(6).toString('hex')}.sock`
  let state: 'starting' | 'holding' = 'starting'
  const respond: Answer = (question) =>
    stateQuestion.safeParse(question).success
      ? Promise.resolve({ state, pid: process.pid })
      : answer(question)

  const server = await listen(folder, name, respond).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      `${directory} cannot be locked (${error.code ?? error.message}). DATA_DIR must be a folder on a local disk that this user may write.`,
    )
  })
  const release = () => stopListening(server, join(folder, name))

  for (;;) {
    const rivals = await livingRivals(folder, name)
    const winner = rivals.find((rival) => rival.state === 'holding' || rival.name < name)
    if (winner) {
      await release()
      throw new StartError(
        `${directory} is in use by another process${winner.pid ? ` (${winner.pid})` : ''}. Stop it first, or give this one another DATA_DIR.`,
      )
    }
    if (rivals.length === 0) break
    await wait(25)
  }
  state = 'holding'
  return { release }
}

/** Asks the process that has the folder; undefined when none has. */
export async function askHolder(directory: string, question: unknown): Promise<unknown> {
  const folder = socketFolder(directory)
  const names = await lockNames(folder).catch(() => [])
  for (const name of names) {
    const reply = await ask(join(folder, name), question)
    if (reply === 'silent')
      throw new StartError(`The process that uses ${directory} does not answer. Try again.`)
    if (reply !== 'dead') return reply.answer
  }
  return undefined
}

async function livingRivals(folder: string, own: string) {
  const rivals: { name: string; state: 'starting' | 'holding'; pid?: number }[] = []
  for (const name of await lockNames(folder)) {
    if (name === own) continue
    const reply = await ask(join(folder, name), { ask: 'state' }, 2_000)
    if (reply === 'dead') await rm(join(folder, name), { force: true })
    // Whoever listens and says nothing sensible is alive and may be writing.
    else
      rivals.push({
        name,
        state: 'holding',
        ...(reply === 'silent' ? {} : stateAnswer.safeParse(reply.answer).data),
      })
  }
  return rivals
}

function socketFolder(directory: string): string {
  const absolute = resolve(directory)
  const near = relative(process.cwd(), absolute) || '.'
  const folder = near.length < absolute.length ? near : absolute
  if (Buffer.byteLength(join(folder, 'lock-000000000000.sock.new')) > pathLimit) {
    throw new StartError(
      `The path of DATA_DIR, ${absolute}, is too long for a socket. Choose one of up to 75 characters.`,
    )
  }
  return folder
}
