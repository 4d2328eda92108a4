// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choosePreview, followPreview } from '../../src/docs/preview/preview-store'
import { Stage } from '../../src/docs/preview/stage'

const { dataset } = document.documentElement
const stage = () => document.querySelector('[data-stage]')?.getAttribute('dir')

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  choosePreview({ width: undefined, scheme: undefined, dir: undefined })
  window.history.replaceState(null, '', '/')
})

test('the options of an address end with its page', () => {
  window.history.replaceState(null, '', '/badge-details?preview-dir=rtl&preview-scheme=dark')
  const leave = followPreview()
  expect(dataset.preview).toBe('dark rtl')
  leave()
  expect(dataset).not.toHaveProperty('preview')
  render(<Stage>A preview</Stage>)
  expect(stage()).toBeNull()
})

test('what was chosen on the page of a component is for the next one, and for no other', () => {
  const leave = followPreview()
  choosePreview({ dir: 'rtl', width: 390 })
  expect(dataset.preview).toMatch(/^width +rtl$/)
  leave()
  expect(dataset).not.toHaveProperty('preview')
  const leaveNext = followPreview()
  expect(dataset.preview).toMatch(/^width +rtl$/)
  leaveNext()
})
