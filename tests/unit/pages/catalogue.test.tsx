// @vitest-environment jsdom
import { startTransition, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Catalogue } from '../../../src/pages/catalogue'
import { until } from '../../support/until'

test('the catalogue is shown when what it waits for comes while React renders it', async () => {
  const errors: unknown[] = []
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const container = document.createElement('div')
  const root = createRoot(container, { onRecoverableError: (error) => errors.push(error) })
  startTransition(() =>
    root.render(
      <MemoryRouter initialEntries={['/components']}>
        <Suspense>
          <Catalogue collection="showcase" />
        </Suspense>
      </MemoryRouter>,
    ),
  )
  await until(() => container.querySelector('h1')?.textContent === 'Glassmorphic Components')
  expect(errors).toEqual([])
  // jsdom does not know the element.
  const isExpected = ([format, tag]: readonly unknown[]) =>
    String(format).startsWith('The tag <%s> is unrecognized') && tag === 'search'
  expect(log.mock.calls.filter((call) => !isExpected(call))).toEqual([])
  root.unmount()
})
