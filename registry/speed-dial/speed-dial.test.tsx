// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SpeedDial } from './speed-dial'

afterEach(cleanup)

const isOpen = () => screen.getByRole('button', { name: 'Actions' }).getAttribute('aria-expanded')

const showDial = (isInert: boolean) =>
  render(
    <div inert={isInert}>
      <SpeedDial
        defaultOpen
        actionButtons={[{ icon: 'S', label: 'Share', key: 'share', action: () => {} }]}
      />
    </div>,
  )

test('an inert dial that is open leaves Escape and presses to the page', () => {
  showDial(true)
  expect(isOpen()).toBe('true')
  // Whether the page may act on it.
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true)
  fireEvent.pointerDown(document.body)
  expect(isOpen()).toBe('true')
})

test('another dial takes them', () => {
  showDial(false)
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false)
  expect(isOpen()).toBe('false')
})
