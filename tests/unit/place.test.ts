import { describe, expect, test } from 'vitest'
import { place, type Placement } from '../../registry/shared/place'

const viewport = { width: 1000, height: 800 }
const anchor = { left: 400, top: 300, width: 200, height: 40 }
const size = { width: 100, height: 20 }

const placed = (placement: Placement, { rtl = false, box = anchor } = {}) =>
  place(size, placement, { anchor: box, viewport, rtl })

test.each([
  ['top', { left: 450, top: 280 }],
  ['bottom', { left: 450, top: 340 }],
  ['left', { left: 300, top: 310 }],
  ['right', { left: 600, top: 310 }],
] as const)('on the side %s, it touches its anchor and is centered', (side, position) => {
  expect(placed({ side })).toEqual({ side, ...position })
})

describe('start and end follow the direction of the text', () => {
  test.each([
    ['start', false, 'left'],
    ['end', false, 'right'],
    ['start', true, 'right'],
    ['end', true, 'left'],
  ] as const)('side %s, from right to left: %s', (side, rtl, physical) => {
    expect(placed({ side }, { rtl }).side).toBe(physical)
  })

  test.each([
    ['start', false, 400],
    ['end', false, 500],
    ['start', true, 500],
    ['end', true, 400],
  ] as const)('aligned at the %s, from right to left: %s', (align, rtl, left) => {
    expect(placed({ side: 'bottom', align }, { rtl }).left).toBe(left)
  })

  test('beside the anchor, start is its upper edge in either direction', () => {
    for (const rtl of [false, true]) expect(placed({ side: 'right', align: 'start' }, { rtl }).top).toBe(300)
  })
})

test('without room on its side, it is on the opposite side if that has room', () => {
  expect(placed({ side: 'top' }, { box: { ...anchor, top: 10 } }).side).toBe('bottom')
  expect(placed({ side: 'right' }, { box: { ...anchor, left: 790 } }).side).toBe('left')
  expect(placed({ side: 'right' }, { box: { ...anchor, left: 50, width: 900 } }).side).toBe('right')
})

test('it never reaches beyond the edges of the window', () => {
  expect(placed({ side: 'bottom' }, { box: { ...anchor, left: -190 } }).left).toBe(0)
  expect(placed({ side: 'bottom' }, { box: { ...anchor, left: 950 } }).left).toBe(900)
})
