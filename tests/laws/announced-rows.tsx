import { readFileSync } from 'node:fs'
import { fireEvent, render, screen } from '@testing-library/react'
import { Fragment } from 'react'
import { liveElements } from '../../src/registry/live-elements'
import type { AnnouncedRow, Docs } from '../../src/registry/sections'

/** The day of the rows that name one. */
export const today = new Date('2026-11-21T12:00:00Z')

/** jsdom hides popovers, and cannot open them. */
const shownPopovers = <style>{'[popover] { display: block !important }'}</style>

/** Renders what a page shows live. */
export const renderLive = ({ sections }: Pick<Docs, 'sections'>) =>
  render(
    <>
      {shownPopovers}
      {[...liveElements(sections)].map((element, index) => (
        <Fragment key={index}>{element}</Fragment>
      ))}
    </>,
  )

/** Roles of Chromium that have another name in ARIA. */
const roles: Readonly<Record<string, string>> = { image: 'img' }

/** The states that a query takes, whether an element or an attribute says them. */
const states = ['checked', 'pressed', 'selected']

/** The states of a disclosure, which a query takes where an attribute says them. */
const expanded: Readonly<Record<string, boolean>> = { expanded: true, collapsed: false }

/** The elements that a row is about, by role, name and state. */
function found({ role, name, states: said = '' }: AnnouncedRow): readonly Element[] {
  if (role === 'text') return []
  const words = said.split(', ')
  const asked = states.flatMap((state) =>
    words.includes(state) ? [[state, true]] : words.includes(`not ${state}`) ? [[state, false]] : [],
  )
  const opens = role === 'button' ? words.flatMap((word) => expanded[word] ?? []) : []
  const level = role === 'heading' ? /\blevel (\d)/.exec(said)?.[1] : undefined
  const current = /\bcurrent (page|step|location)/.exec(said)?.[1]
  const options = {
    ...(name !== undefined && { name }),
    ...Object.fromEntries(asked),
    ...(opens[0] !== undefined && { expanded: opens[0] }),
    ...(level !== undefined && { level: Number(level) }),
    ...(current !== undefined && { current }),
  }
  return screen.queryAllByRole(roles[role] ?? role, options)
}

/** The elements without a role in ARIA, beside texts. */
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

/**
 * The rows of the table "Screen readers" that Testing Library finds nothing for in what the page shows live. It presses
 * every button where all of a component comes with a press, as a dialog does.
 */
export function unfoundRows(folder: string, { announced }: Pick<Docs, 'announced'>): readonly AnnouncedRow[] {
  const atStart = rowsAtStart(folder, announced)
  if (atStart.length === 0) for (const button of screen.getAllByRole('button')) fireEvent.click(button)
  const rows = atStart.length > 0 ? atStart : announced
  return rows.filter((row) => [...found(row), ...foundByText(row)].length === 0)
}
