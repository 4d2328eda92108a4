import type { LogOutput } from './log-output'

/** The messages that a terminal shows as sentences. */
const sentences: Readonly<Record<string, (line: Record<string, unknown>) => string>> = {
  listening: ({ url, site }) =>
    `${site === false ? 'The API of Vitrine' : 'Vitrine'} is at ${String(url)}\nCtrl+C stops it.`,
  request: ({ method, route, status, ms, refusal }) =>
    [method, route, status, 'in', ms, 'ms', refusal].flatMap(words).join(' '),
  'shutting down': () => 'Vitrine answers what it has been asked, and stops.',
  stopped: () => 'Vitrine has stopped.',
}

const words = (value: unknown): string[] =>
  value === undefined ? [] : [typeof value === 'string' ? value : JSON.stringify(value)]

/** Pino's level of a warning; errors have a higher one. */
const warning = 40

/** Formats a JSON line of the log for a person. */
export function lineInWords(json: string): string {
  const line = JSON.parse(json) as Record<string, unknown>
  const { level, time: _time, msg, requestId: _id, error, ...rest } = line
  const sentence = sentences[String(msg)]
  if (sentence) return sentence(line)
  const prefix = Number(level) > warning ? 'Error: ' : Number(level) === warning ? 'Warning: ' : ''
  const details = Object.entries(rest).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
  return [`${prefix}${String(msg)}${details.join('')}`, ...stacks(error)].join('\n')
}

/** The stacks of an error in the log and of its causes. */
function stacks(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return []
  const { stack, message, cause } = error as { stack?: string; message?: string; cause?: unknown }
  return [stack ?? String(message), ...stacks(cause)]
}

/** Writes the log to a terminal, formatted for a person. */
export const terminalLog: LogOutput = {
  write: (json) => void process.stdout.write(`${lineInWords(json)}\n`),
  /** Does nothing: each line is written at once. */
  flush: () => undefined,
  end: () => Promise.resolve(),
}
