import type { Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

/** The most characters of lines that wait for their reader. */
const mostWaiting = 2 ** 20

/** The characters that are written at once, and milliseconds after which fewer are. */
const batch = { length: 16_000, pause: 500 }

/** Milliseconds that the end waits for a reader. */
const patience = 300

/** Where the log goes. */
export interface LogOutput {
  write: (line: string) => void
  flush: () => void
  /** Writes what is left. Resolves when it has been read, or its reader is too slow. */
  end: () => Promise<void>
}

/**
 * Writes lines in batches, at least twice a second: a system call per line would cost more than the request. A reader that
 * does not read stops nothing: lines beyond a megabyte are lost, and counted by a line when it reads again.
 */
export function logOutput(stream: Writable): LogOutput {
  let lines = ''
  let lost = 0
  const flush = () => {
    if (lost > 0 && stream.writableLength === 0) {
      lines += `${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'lines of the log were lost, as nobody read them' })}\n`
      lost = 0
    }
    if (lines !== '') stream.write(lines)
    lines = ''
  }
  setInterval(flush, batch.pause).unref()
  return {
    write(line) {
      if (stream.writableLength + lines.length + line.length > mostWaiting) {
        lost += 1
        return
      }
      lines += line
      if (lines.length >= batch.length) flush()
    },
    flush,
    async end() {
      flush()
      await Promise.race([new Promise((written) => stream.write('', written)), wait(patience)])
    },
  }
}
