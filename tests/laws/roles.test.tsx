// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { isInstallable } from '../../src/registry/entry-module'
import { renderLive, today, unfoundRows } from './announced-rows'
import { entries } from './entries'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

// As consumers test, in jsdom without stand-ins for what it lacks.
test.each(entries.filter(({ page }) => isInstallable(page)))(
  'Testing Library finds each part of $title by its role, its name and its state',
  ({ name, page: { docs } }) => {
    vi.useFakeTimers({ toFake: ['Date'], now: today })
    renderLive(docs)
    expect(unfoundRows(name, docs)).toEqual([])
  },
)
