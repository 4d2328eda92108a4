import { chmod, readdir, rename, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** How a process that has the lock answers one question of another process. */
export type Answer = (question: unknown) => Promise<unknown>

const namePattern = /^lock-[0-9a-f]+\.sock$/

/** The names of all lock sockets in a folder, those of dead processes too. */
export const lockNames = async (directory: string): Promise<string[]> =>
  (await readdir(directory)).filter((name) => namePattern.test(name))

/**
 * Asks the process behind a lock socket one question, as a line of JSON each way.
 *
 * @returns its answer; `dead` when no process listens, which only the kernel can know; `silent` when one listens and
 *   does not answer within the time-out
 */
export function ask(
  path: string,
  question: unknown,
  timeout = 10_000,
): Promise<{ answer: unknown } | 'dead' | 'silent'> {
  return new Promise((resolve) => {
    const socket = connect(path, () => socket.write(`${JSON.stringify(question)}\n`))
    const finish = (result: { answer: unknown } | 'dead' | 'silent') => {
      resolve(result)
      socket.destroy()
    }
    socket.setTimeout(timeout, () => finish('silent'))
    socket.on('error', (error: NodeJS.ErrnoException) =>
      finish(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? 'dead' : 'silent'),
    )
    createInterface(socket)
      .on('line', (line) => finish({ answer: parse(line) }))
      // readline passes the socket's errors on; they are handled above.
      .on('error', () => undefined)
      .on('close', () => finish('silent'))
  })
}

/**
 * Listens under a name of its own. A socket is bound before it listens, and a bound one looks dead; so it gets the name
 * that others look for only when it listens.
 */
export async function listen(directory: string, name: string, answer: Answer): Promise<Server> {
  const server = createServer((socket) => converse(socket, answer))
  const hidden = join(directory, `${name}.new`)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(hidden, resolve)
  })
  await chmod(hidden, 0o600)
  await rename(hidden, join(directory, name))
  return server
}

/** Stops to listen; the name goes first, so that nobody finds a socket that no longer answers. */
export async function stopListening(server: Server, path: string): Promise<void> {
  await rm(path, { force: true })
  await new Promise((resolve) => server.close(resolve))
}

function converse(socket: Socket, answer: Answer): void {
  socket.on('error', () => socket.destroy())
  socket.setTimeout(10_000, () => socket.destroy())
  createInterface(socket)
    .once('line', (line) => {
      Promise.resolve()
        .then(() => answer(parse(line)))
        .then((value) => socket.end(`${JSON.stringify(value)}\n`))
        .catch(() => socket.destroy())
    })
    .on('error', () => undefined)
}

/** What a line says; undefined when it is not JSON, which every schema refuses. */
function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
