import { act, fireEvent, render } from '@testing-library/react'
import { cloneElement, type ReactElement } from 'react'
import { liveElements } from '../../src/registry/live-elements'
import type { Docs } from '../../src/registry/sections'
import { renderLive } from './announced-rows'
import { controls } from './controls'

/** The keys of a Keyboard table that a script may handle, as browsers call them. */
const known: Readonly<Record<string, string>> = {
  'Down Arrow': 'ArrowDown',
  'Up Arrow': 'ArrowUp',
  'Left Arrow': 'ArrowLeft',
  'Right Arrow': 'ArrowRight',
  Home: 'Home',
  End: 'End',
  'Page Up': 'PageUp',
  'Page Down': 'PageDown',
}

const arrows = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight']

/** The keys that elements handle in every browser. */
const native: readonly (readonly [selector: string, keys: readonly string[]])[] = [
  ['input[type=radio]', arrows],
  ['input[type=date]', arrows],
  ['input[type=number]', ['ArrowDown', 'ArrowUp']],
  ['input[type=range], select, textarea', Object.values(known)],
]

/** The keys that the table names alone, without one that is held. */
const keysOf = ({ keyboard }: Pick<Docs, 'keyboard'>): readonly string[] => [
  ...new Set(keyboard.flatMap(({ keys }) => keys.split(', ').flatMap((key) => known[key] ?? []))),
]

/** A component that can be a column, as one: there, other keys do the same. */
const upright = ({ sections }: Pick<Docs, 'sections'>): readonly ReactElement[] => {
  const [element] = liveElements(sections)
  const canBe = sections.some((one) => one.kind === 'props' && one.props.includes('orientation'))
  return canBe && element !== undefined
    ? [cloneElement(element as ReactElement<{ orientation: string }>, { orientation: 'vertical' })]
    : []
}

const takesItself = (key: string, part: HTMLElement) =>
  native.some(([selector, keys]) => part.matches(selector) && keys.includes(key))

/** The keys of the Keyboard table that nothing takes: no handler of a part that has focus, and no element of the browser. */
export function deadKeys(docs: Docs): readonly string[] {
  const keys = keysOf(docs)
  if (keys.length === 0) return []
  renderLive(docs)
  for (const element of upright(docs)) render(element)
  const parts = () => [
    ...document.querySelectorAll<HTMLElement>(`${controls}, [role=menuitem], [role=option]`),
  ]
  const state = () => `${document.body.innerHTML}${parts().indexOf(document.activeElement as HTMLElement)}`
  const isTaken = (key: string, part: HTMLElement) => {
    act(() => {
      part.focus()
    })
    if (document.activeElement === part && takesItself(key, part)) return true
    const before = state()
    const answer = { isFree: true }
    act(() => {
      answer.isFree = fireEvent.keyDown(part, { key })
    })
    return !answer.isFree || state() !== before
  }
  return keys.filter(
    (key) =>
      !parts()
        .slice(0, 60)
        .some((part) => isTaken(key, part)),
  )
}
