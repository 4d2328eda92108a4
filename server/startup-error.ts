/**
 * The reason why the server or a command cannot run: what is wrong, and how to fix it. It is printed without a stack
 * trace.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
