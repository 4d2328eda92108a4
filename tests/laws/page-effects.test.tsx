// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { Activity, StrictMode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { BackToTop } from '../../registry/back-to-top/back-to-top'
import { Modal } from '../../registry/modal/modal'
import { Popup } from '../../registry/popup/popup'
import { holdStyle } from '../../registry/shared/hold-style'
import { lockScroll } from '../../registry/shared/lock-scroll'
import { lockScroll as lockScrollOfSite } from '../../src/ui/scroll-lock'
import { testWhole } from './one-component'
import { addStandIns } from './stand-ins'
import { addTopLayer } from './top-layer'

const page = document.documentElement
let sheets: readonly unknown[]

/** A number below another, the same ones in each run (Lehmer's generator). */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

/** The page's own styles, in any order. */
const ownStyles = () =>
  [page, document.body].map(({ style }) =>
    [...style]
      .map((name) => `${name}: ${style.getPropertyValue(name)} ${style.getPropertyPriority(name)}`)
      .toSorted(),
  )

beforeAll(() => {
  addStandIns()
  addTopLayer()
})
beforeEach(() => {
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = vi.fn<(text: string) => void>()
    },
  )
  sheets = []
  Object.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    get: () => sheets,
    set(now: readonly unknown[]) {
      sheets = now
    },
  })
  Reflect.set(sheets, 'push', (sheet: unknown) => (sheets = [...sheets, sheet]))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const { style } of [page, document.body]) style.cssText = ''
})

const begins = {
  nothing: ['', ''],
  'one direction': ['overflow-y: scroll', 'padding-bottom: 3px'],
  'what is important': ['overflow-x: clip !important', 'padding-bottom: 3px !important'],
} as const

testWhole.for(Object.entries(begins))(
  'locks and held styles end in any order, and a page that has set %s has it again',
  ([, [ofPage, ofBody]]) => {
    const next = numbersFrom(7)
    page.style.cssText = ofPage
    document.body.style.cssText = ofBody
    const before = ownStyles()
    const kinds = [
      lockScroll,
      lockScrollOfSite,
      () => holdStyle(document.body, 'padding-bottom', '80px'),
      () => holdStyle(document.body, 'padding-bottom', '40px'),
    ]
    for (let round = 0; round < 50; round++) {
      const ends = new Map<number, () => void>()
      const turn = (one: number) => {
        const end = ends.get(one)
        if (end) ends.delete(one)
        else ends.set(one, kinds[one % kinds.length]?.() ?? (() => {}))
        end?.()
        const isOpen = (kind: number) => [...ends.keys()].some((open) => open % kinds.length === kind)
        expect(page.style.overflowY === 'hidden').toBe(isOpen(0))
        expect(sheets.length > 0).toBe(isOpen(1))
        expect(['80px', '40px'].includes(document.body.style.paddingBottom)).toBe(isOpen(2) || isOpen(3))
      }
      for (let step = 0; step < 20; step++) turn(next(8))
      while (ends.size > 0) turn([...ends.keys()][next(ends.size)] ?? 0)
      expect(ownStyles()).toEqual(before)
    }
  },
)

testWhole('a page that reserves the space of its scrollbar itself goes on doing so', () => {
  const gutter = vi.spyOn(page.style, 'setProperty')
  const reserved = (scrollbarGutter: string) => {
    gutter.mockClear()
    vi.spyOn(window, 'getComputedStyle').mockReturnValue(
      Object.assign(document.createElement('p').style, { scrollbarGutter }),
    )
    lockScroll()()
    return gutter.mock.calls.flatMap(([name, value]) => (name === 'scrollbar-gutter' ? [value] : []))
  }
  expect(reserved('auto')).toEqual(['stable', ''])
  expect(reserved('stable')).toEqual([])
  expect(reserved('stable both-edges')).toEqual([])
})

const parts = [
  (open: boolean) => <Modal heading="A" paragraph="B" CTA={{ text: 'C', color: '#fff' }} open={open} />,
  (open: boolean) => <Popup isOpen={open} />,
  (open: boolean) => <Popup open={open} heading="Second" />,
  (open: boolean) => <BackToTop fixed={open} />,
  (open: boolean) => <BackToTop fixed={open} title="Up" />,
]

testWhole('what opens, closes, hides and leaves in any order leaves the page as it was', async () => {
  const next = numbersFrom(11)
  page.style.cssText = 'overflow-y: scroll'
  const before = { styles: ownStyles(), inert: document.querySelectorAll('[inert]').length }
  const states = parts.map(() => ({ open: false, hidden: false, there: true }))
  const all = () => (
    <StrictMode>
      {parts.map((part, index) => (
        <Activity key={index} mode={states[index]?.hidden ? 'hidden' : 'visible'}>
          {states[index]?.there && part(states[index].open)}
        </Activity>
      ))}
    </StrictMode>
  )
  const { rerender } = render(all())
  const show = () => act(async () => rerender(all()))
  const isOn = (from: number, to: number) =>
    states.slice(from, to).some(({ open, hidden, there }) => open && !hidden && there)
  for (let step = 0; step < 150; step++) {
    const state = states[next(states.length)]
    const what = (['open', 'hidden', 'there', 'open'] as const)[next(4)]
    if (state && what) state[what] = !state[what]
    await show()
    expect(page.style.overflowY).toBe(isOn(0, 3) ? 'hidden' : 'scroll')
    expect(document.body.style.paddingBottom !== '').toBe(isOn(3, 5))
  }
  for (const state of states) state.open = false
  await show()
  expect({ styles: ownStyles(), inert: document.querySelectorAll('[inert]').length }).toEqual(before)
})
