import { chmod, readdir, rename, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { jsonIn } from './record-json'

/** Answers one request of another process. */
export type Answer = (request: unknown) => Promise<unknown>

const namePattern = /^(?:lock|wait)-[0-9a-f]+\.sock$/

/** The names of all lock sockets in a folder, also of dead processes. */
export const lockNames = async (directory: string): Promise<string[]> =>
  (await readdir(directory)).filter((name) => namePattern.test(name))

/**
 * Whether a process listens on a socket: the kernel knows, and takes no time for it. A process that is stopped or busy is
 * `alive`, and one that gave its socket another name meanwhile is `gone`.
 */
export function lifeOf(path: string): Promise<'alive' | 'dead' | 'gone'> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      resolve('alive')
      socket.destroy()
    })
    socket.on('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'ECONNREFUSED' ? 'dead' : code === 'ENOENT' ? 'gone' : 'alive'),
    )
  })
}

/**
 * Sends one request to the process behind a lock socket. Request and answer are one line of JSON each.
 *
 * @param timeout in milliseconds
 * @returns the answer; `dead` when the kernel says that no process listens; `silent` when one listens but does not
 *   answer in time
 */
export function ask(
  path: string,
  request: unknown,
  timeout = 10_000,
): Promise<{ answer: unknown } | 'dead' | 'silent'> {
  return new Promise((resolve) => {
    const socket = connect(path, () => socket.write(`${JSON.stringify(request)}\n`))
    const finish = (result: { answer: unknown } | 'dead' | 'silent') => {
      resolve(result)
      socket.destroy()
    }
    socket.setTimeout(timeout, () => finish('silent'))
    socket.on('error', (error: NodeJS.ErrnoException) =>
      finish(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? 'dead' : 'silent'),
    )
    createInterface(socket)
      .on('line', (line) => finish({ answer: jsonIn(line) }))
      // readline emits the socket's errors again.
      .on('error', () => undefined)
      .on('close', () => finish('silent'))
  })
}

/**
 * Listens on a socket in a folder. A bound socket looks dead until it listens, so it gets its final name only then.
 */
export async function listen(directory: string, name: string, answer: Answer): Promise<Server> {
  const server = createServer((socket) => serve(socket, answer))
  const temporary = join(directory, `${name}.new`)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(temporary, resolve)
  })
  await chmod(temporary, 0o600)
  await rename(temporary, join(directory, name))
  return server
}

/** Stops listening. The name is removed first, so that no process finds a socket that does not answer anymore. */
export async function stopListening(server: Server, path: string): Promise<void> {
  await rm(path, { force: true })
  await new Promise((resolve) => server.close(resolve))
}

function serve(socket: Socket, answer: Answer): void {
  socket.on('error', () => socket.destroy())
  socket.setTimeout(10_000, () => socket.destroy())
  createInterface(socket)
    .once('line', (line) => {
      Promise.resolve()
        .then(() => answer(jsonIn(line)))
        .then((value) => socket.end(`${JSON.stringify(value)}\n`))
        .catch(() => socket.destroy())
    })
    .on('error', () => undefined)
}
