// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Fragment } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { isInstallable } from '../../src/registry/entry-module'
import { liveElements } from '../../src/registry/live-elements'
import type { AnnouncedRow } from '../../src/registry/sections'
import { entries } from './entries'

/** The day of the rows that name one. */
const today = new Date('2026-11-21T12:00:00Z')

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** jsdom hides popovers, and cannot open them. */
const shownPopovers = <style>{'[popover] { display: block !important }'}</style>

/** Roles of Chromium that have another name in ARIA. */
const roles: Readonly<Record<string, string>> = { image: 'img' }

/** The states that a query takes, whether an element or an attribute says them. */
const states = ['checked', 'pressed', 'selected']

/** The elements that a row is about, by role, name and state. */
function found({ role, name, states: said = '' }: AnnouncedRow): readonly Element[] {
  if (role === 'text') return []
  const words = said.split(', ')
  const asked = states.flatMap((state) =>
    words.includes(state) ? [[state, true]] : words.includes(`not ${state}`) ? [[state, false]] : [],
  )
  const options = { ...(name !== undefined && { name }), ...Object.fromEntries(asked) }
  return screen.queryAllByRole(roles[role] ?? role, options)
}

/** What has no role in ARIA, beside texts. */
const withoutRole = 'summary, summary *, [type=password], [type=file]'

/** Those without a role, by text or label. */
const foundByText = ({ role, name = '' }: AnnouncedRow): readonly Element[] =>
  [...screen.queryAllByText(name), ...screen.queryAllByLabelText(name)].filter(
    (element) => role === 'text' || element.matches(withoutRole),
  )

/** The rows that are true as a page opens: only the others have a step in the browser test. */
function rowsAtStart(folder: string, rows: readonly AnnouncedRow[]): readonly AnnouncedRow[] {
  const text = readFileSync(`registry/${folder}/${folder}.browser.test.ts`, 'utf8')
  const steps = text.slice(text.lastIndexOf('announced('))
  return rows.filter(({ part }) => !steps.includes(`'${part}':`))
}

// As consumers test, in jsdom without stand-ins for what it lacks.
test.each(entries.filter(({ page }) => isInstallable(page)))(
  'Testing Library finds each part of $title by its role, its name and its state',
  ({ name, page: { docs } }) => {
    vi.useFakeTimers({ toFake: ['Date'], now: today })
    const live = [...liveElements(docs.sections)]
    render(
      <>
        {shownPopovers}
        {live.map((element, index) => (
          <Fragment key={index}>{element}</Fragment>
        ))}
      </>,
    )
    const atStart = rowsAtStart(name, docs.announced)
    // All of a dialog and of a toast comes with a press.
    if (atStart.length === 0) for (const button of screen.getAllByRole('button')) fireEvent.click(button)
    const rows = atStart.length > 0 ? atStart : docs.announced
    expect(rows.filter((row) => [...found(row), ...foundByText(row)].length === 0)).toEqual([])
  },
)
