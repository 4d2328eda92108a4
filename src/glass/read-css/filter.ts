import type { Pane } from '../../registry/pane'
import { note, unread, type Reading } from './reading'
import { callOf, lengthOf, numberOf, wordsOf } from './words'

/** What leaves everything behind the glass as it is. */
const noFilter = { blur: 0, saturation: 1 } as const satisfies Partial<Pane>

/** The functions that the knobs have, by name. */
const functions: Readonly<Record<string, (argument?: string) => Partial<Pane> | undefined>> = {
  blur: (argument = '0') => {
    const blur = lengthOf(argument)
    return blur === undefined ? undefined : { blur }
  },
  saturate: (argument = '1') => {
    const saturation = numberOf(argument)
    return saturation === undefined ? undefined : { saturation }
  },
}

function readFunction(word: string): Reading {
  const call = callOf(word)
  if (call === undefined) return unread(word)
  if (!Object.hasOwn(functions, call.name))
    return note(`“${word}”: the glass blurs and saturates what is behind it, and nothing else.`)
  const parts = functions[call.name]?.(...(call.args[0] ?? []))
  return parts ? { parts } : unread(word)
}

/** Reads `backdrop-filter` whole: without `saturate()`, the colors behind the glass stay as they are. */
export function readFilter(value: string): Reading {
  if (value === 'none') return { parts: noFilter }
  const readings = (wordsOf(value) ?? []).map(readFunction)
  if (!readings.some(({ parts }) => parts)) return readings.length === 0 ? unread(value) : merge(readings)
  return merge([{ parts: noFilter }, ...readings])
}

const merge = (readings: readonly Reading[]): Reading => ({
  parts: readings.reduce<Partial<Pane>>((all, { parts }) => ({ ...all, ...parts }), {}),
  notes: readings.flatMap(({ notes }) => notes ?? []),
})
