// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
// The code of the figures is there before they ask for it.
import '../../../../src/pages/stories/component-figure'
import { StoryFigures, shownOf } from '../../../../src/pages/stories/story-figures'
import { addressesIn } from '../../../../src/shared/story-addresses'

/** Loads the page of a component. */
const load = vi.hoisted(() => vi.fn())

vi.mock('../../../../src/site/catalogue/catalogue-index', () => ({
  loadIndex: () =>
    Promise.resolve(
      ['Badge', 'Spinner', 'Slider', 'Tabs'].map((title) => ({ route: `/${title}`, title, load })),
    ),
}))

const examples = [{ kind: 'element', element: <p>The first example</p> }]
const loaded = { docs: { sections: [{ kind: 'examples', examples }] } }

const site = window.location.origin

/** Every place is near, leaves, and comes back, as while a visitor scrolls. */
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #listener: ((entries: readonly { readonly isIntersecting: boolean }[]) => void) | undefined
      constructor(listener: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        this.#listener = listener
      }
      observe() {
        for (const isIntersecting of [true, false, true])
          queueMicrotask(() => this.#listener?.([{ isIntersecting }]))
      }
      disconnect() {
        this.#listener = undefined
      }
    },
  )
})
afterEach(() => {
  cleanup()
  load.mockReset()
  vi.unstubAllGlobals()
})

test('a figure that fails is asked for once, and again by a press', async () => {
  load.mockRejectedValueOnce(new Error('Not now.'))
  load.mockResolvedValue(loaded)
  render(<StoryFigures text={`${site}/Badge`} />)
  expect((await screen.findByRole('status')).textContent).toContain('could not be loaded')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('figure')).toBeNull()
  expect(load).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('figure')).toBeDefined()
  expect(screen.queryByRole('status')).toBeNull()
})

test('addresses that show nothing take no place of those that do', async () => {
  load.mockResolvedValue(loaded)
  const unknown = ['/no-details', '/evil-details', '/__proto__', '/constructor', '/about']
  const text = [...unknown, '/Badge', '/Spinner', '/Slider', '/Tabs'].map((path) => site + path).join(' ')
  render(<StoryFigures text={text} />)
  await screen.findByText('Slider', { selector: 'p' })
  const names = screen.getAllByText(/^(Badge|Spinner|Slider|Tabs)$/, { selector: 'p' })
  expect(names.map(({ textContent }) => textContent)).toEqual(['Badge', 'Spinner', 'Slider'])
  cleanup()
  // From now on, they are known before anything is near.
  const { container } = render(<StoryFigures text={unknown.map((path) => site + path).join(' ')} />)
  expect(container.innerHTML).toBe('')
})

test('glasses come before components if there are too many, in the order of the text', () => {
  const text = ['/a', '/b', '/c', '/studio?g=1', '/studio?g=2'].map((path) => site + path).join(' ')
  const shown = (components?: ReadonlySet<string>) =>
    shownOf([...addressesIn(text, site)], components).map(({ path, search }) => path + search)
  expect(shown()).toEqual(['/a', '/studio?g=1', '/studio?g=2'])
  expect(shown(new Set(['/c']))).toEqual(['/c', '/studio?g=1', '/studio?g=2'])
  expect(shown(new Set())).toEqual(['/studio?g=1', '/studio?g=2'])
})
