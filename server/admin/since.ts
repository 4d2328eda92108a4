import { z } from 'zod'
import { StartupError } from '../startup-error'

/** The units of a duration, in milliseconds. */
const units: Readonly<Record<string, number>> = {
  m: 60_000,
  h: 3_600_000,
  d: 24 * 3_600_000,
  w: 7 * 24 * 3_600_000,
}

const isoDate = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })])

/**
 * Reads the time of `--since`: a duration back from now (`30m`, `12h`, `7d`, `2w`), or an ISO date, with or without a time.
 * As in JavaScript, a date alone is in UTC, and a time without an offset is local.
 *
 * @returns ISO 8601 in UTC, with milliseconds
 * @throws StartupError when it is neither, or in the future
 */
export function readSince(text: string, now = Date.now()): string {
  const [, count, unit = ''] = /^(\d{1,6})([mhdw])$/.exec(text) ?? []
  const isDate = isoDate.safeParse(text).success
  const time =
    count === undefined ? (isDate ? Date.parse(text) : NaN) : now - Number(count) * (units[unit] ?? NaN)
  if (Number.isNaN(time) || time > now)
    throw new StartupError(
      `--since is ${text}. It must be a duration such as 30m, 12h, 7d or 2w, or an ISO date in the past such as 2026-01-31 or 2026-01-31T09:30:00Z.`,
    )
  return new Date(time).toISOString()
}
