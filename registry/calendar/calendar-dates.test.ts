import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Walks 400 days by each step of the keyboard, in the time zone of its process, and prints what is wrong. */
const walk = `
  import { addPages, addTiles, contains, rangeOf, startOfDay, startOfMonth } from './registry/calendar/calendar-dates.ts'
  import { formText } from './registry/calendar/selection.ts'

  // The same days, counted in UTC, whose days all have 24 hours.
  const names = Array.from({ length: 420 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10))
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    process.env.TZ = zone
    const days = names.map((_, index) => startOfDay(new Date(2026, 0, 1 + index, 12)))
    const wrong = (index, what) => console.log(zone + ' ' + names[index] + ': ' + what)
    for (let index = 10; index < 410; index++) {
      const day = days[index]
      if (formText(day) !== names[index]) wrong(index, 'is ' + formText(day))
      for (const step of [-7, -1, 1, 7]) {
        const next = addTiles('month', day, step)
        if (+next !== +days[index + step]) wrong(index, step + ' days lead to ' + next)
      }
      const stops = [-1, 0, 1].filter((near) => contains('month', days[index + near], day))
      if (String(stops) !== '0') wrong(index, 'the tab stops are ' + stops + ' days away')
      const [start, end] = rangeOf(day, days[index + 1])
      if (formText([start, end]) !== names[index] + '/' + names[index + 1]) wrong(index, 'a range ends at ' + end)
      const page = addPages('month', startOfMonth(day), 1)
      if (page.getDate() !== 1) wrong(index, 'the next page begins at ' + page)
    }
  }

  // These have skipped a whole day, to be on the other side of the date line.
  for (const zone of ['Apia', 'Fakaofo', 'Kanton', 'Kiritimati', 'Kwajalein']) {
    process.env.TZ = 'Pacific/' + zone
    for (let day = startOfDay(new Date(1993, 0, 1)); day.getFullYear() < 2013; ) {
      const next = addTiles('month', day, 1)
      if (next <= day) throw new Error(zone + ': no day comes after ' + day)
      if (+addTiles('month', next, -1) !== +day) console.log(zone + ': the day before ' + next + ' is not ' + day)
      day = next
    }
  }
`

test('in every time zone each key leads to the next day, and one day is the tab stop', () => {
  // A process can change its time zone, and a thread cannot.
  const command = ['--import', 'tsx', '--input-type=module', '--eval', walk]
  expect(execFileSync(process.execPath, command, { encoding: 'utf8' })).toBe('')
})
