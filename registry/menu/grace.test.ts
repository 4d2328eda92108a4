import { expect, test } from 'vitest'
import { isOnTheWay } from './grace'

const right = { left: 100, right: 200, top: 0, bottom: 100 }
const left = { left: -200, right: -100, top: 0, bottom: 100 }

test.each([
  ['straight to the box', { x: 50, y: 20 }, true],
  ['down to its lower corner', { x: 50, y: 45 }, true],
  ['past its lower corner', { x: 50, y: 80 }, false],
  ['up, away from it', { x: 10, y: -30 }, false],
  ['straight down', { x: 0, y: 40 }, false],
  ['away from it', { x: -30, y: 20 }, false],
  ['where it was', { x: 0, y: 20 }, true],
])('a pointer that goes %s: %j, %s', (_way, to, isMeant) => {
  const from = { x: 0, y: 20 }
  expect(isOnTheWay(from, to, right)).toBe(isMeant)
  expect(isOnTheWay(from, { x: -to.x, y: to.y }, left)).toBe(isMeant)
})
