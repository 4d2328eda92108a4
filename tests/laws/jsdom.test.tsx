// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { StrictMode, cloneElement } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { components } from './components'
import { controls } from './controls'
import { isSwitch, rowsOf } from './controlled-props'

beforeAll(() => {
  // jsdom only says that it lacks these.
  for (const name of ['open', 'alert', 'scrollTo']) vi.stubGlobal(name, () => null)
})
afterEach(cleanup)

// Consumers test in jsdom, which has no top layer, layout, animations or media queries.
test.each(components)('$title can be rendered, opened and used in a test of its consumer', (component) => {
  const switches = rowsOf(component).filter(isSwitch)
  for (const props of [{}, ...switches.map(({ name }) => ({ [name]: true }))]) {
    const { container } = render(<StrictMode>{cloneElement(component.element, props)}</StrictMode>)
    expect(container.childElementCount).toBeGreaterThan(0)
    for (const control of [...container.querySelectorAll(controls)].slice(0, 12)) {
      fireEvent.pointerMove(control)
      fireEvent.click(control)
      fireEvent.keyDown(control, { key: 'Escape' })
    }
    cleanup()
  }
})
