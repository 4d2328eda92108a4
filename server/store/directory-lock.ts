import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { StartupError } from '../startup-error'
import { type Answer, ask, lifeOf, listen, lockNames, stopListening } from './lock-socket'

/** The exclusive right to write in a folder, until it is released or the process ends. */
export interface DirectoryLock {
  release(): Promise<void>
}

const stateRequest = z.strictObject({ ask: z.literal('state') })
const stateResponse = z.strictObject({ state: z.literal('locked'), pid: z.number() })

/** How often a process looks whether others that start beside it have gone, and its pause between, in milliseconds. */
const looks = { count: 1200, pause: 25 }

/** The longest path of a socket: 108 bytes on Linux and 104 on macOS, including the terminating zero (unix(7)). */
const pathLimit = 103

/** The reasons why a folder cannot be written, by the system's code. */
const obstacles: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  EEXIST: 'it is a file',
  ENOTDIR: 'a part of its path is a file',
}

/**
 * Locks a folder, so that only this process writes in it. While it holds the lock, it answers requests of other
 * processes (the admin command). The lock is a listening socket, which the kernel closes however the process ends.
 *
 * Each process first listens under a random name, then looks for others: of two that start at once, at least one sees
 * the other. The name of its socket says whether it has the lock, so nobody waits for the answer of a process that is busy.
 * No name is reused, so removing a dead socket cannot remove a live lock.
 *
 * @throws StartupError when another process has the lock, or the folder cannot be written
 */
export async function lockDirectory(directory: string, answer: Answer): Promise<DirectoryLock> {
  const folder = socketFolder(directory)
  const refused = ({ code = 'unknown' }: NodeJS.ErrnoException) => {
    const fact = obstacles[code] ?? 'it is not on a local disk, or cannot be created'
    throw new StartupError(
      `DATA_DIR: ${resolve(directory)} cannot be used, because ${fact} (${code}). Set it to a folder on a local disk in which this user may write.`,
    )
  }
  await mkdir(directory, { recursive: true, mode: 0o700 }).catch(refused)
  const id = `${randomBytes(6).toString('hex')}.sock`
  const [waiting, locked] = [`wait-${id}`, `lock-${id}`]
  const respond: Answer = (request) =>
    stateRequest.safeParse(request).success
      ? Promise.resolve({ state: 'locked', pid: process.pid })
      : answer(request)

  const server = await listen(folder, waiting, respond).catch(refused)
  const lose = async (winner: string): Promise<never> => {
    await stopListening(server, join(folder, waiting))
    const pid = await pidOf(join(folder, winner))
    throw new StartupError(
      `${directory} is in use by another process${pid === undefined ? '' : ` (${pid})`}. Stop it first, or set another DATA_DIR.`,
    )
  }

  for (let look = 1; ; look += 1) {
    const rivals = await liveRivals(folder, waiting)
    if (rivals.length === 0) break
    // The others came later, and leave, unless one was first to look.
    const winner = rivals.find((name) => isLocked(name) || name < waiting || look === looks.count)
    if (winner !== undefined) await lose(winner)
    await wait(looks.pause)
  }
  await rename(join(folder, waiting), join(folder, locked))
  return { release: () => stopListening(server, join(folder, locked)) }
}

const isLocked = (name: string) => name.startsWith('lock-')

/** The process that listens on a socket; undefined when it does not answer soon. */
async function pidOf(path: string): Promise<number | undefined> {
  const reply = await ask(path, { ask: 'state' }, 2_000)
  return typeof reply === 'string' ? undefined : stateResponse.safeParse(reply.answer).data?.pid
}

/** Sends a request to the process that has locked a folder; undefined when no process has. */
export async function askLockOwner(directory: string, request: unknown): Promise<unknown> {
  const folder = socketFolder(directory)
  const names = await lockNames(folder).catch(() => [])
  for (const name of names.filter(isLocked)) {
    const reply = await ask(join(folder, name), request)
    if (reply === 'silent')
      throw new StartupError(`The process that uses ${directory} does not respond. Try again.`)
    if (reply !== 'dead') return reply.answer
  }
  return undefined
}

/** The sockets of all others that live. The sockets of dead processes are removed. */
async function liveRivals(folder: string, ownName: string): Promise<string[]> {
  const rivals: string[] = []
  for (const name of await lockNames(folder)) {
    if (name === ownName) continue
    const life = await lifeOf(join(folder, name))
    // The process left, or has the lock by now, under its other name.
    if (life === 'gone') return liveRivals(folder, ownName)
    if (life === 'dead') await rm(join(folder, name), { force: true })
    else rivals.push(name)
  }
  return rivals
}

/** The shorter of the absolute path and the path from the working directory. */
function socketFolder(directory: string): string {
  const absolute = resolve(directory)
  const fromHere = relative(process.cwd(), absolute) || '.'
  const folder = fromHere.length < absolute.length ? fromHere : absolute
  if (Buffer.byteLength(join(folder, 'lock-000000000000.sock.new')) > pathLimit) {
    throw new StartupError(
      `The path of DATA_DIR, ${absolute}, is too long for a socket. Choose one of up to 75 characters.`,
    )
  }
  return folder
}
