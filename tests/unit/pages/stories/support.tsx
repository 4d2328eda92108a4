import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { Stories } from '../../../../src/pages/stories'

/** A request that waits for its answer. */
export interface HeldRequest {
  readonly url: URL
  readonly signal: AbortSignal | undefined
  /** Answers with JSON. */
  readonly answer: (body: unknown, init?: ResponseInit) => Promise<void>
  readonly fail: () => Promise<void>
}

/** Holds all requests for stories; there are no form tokens. */
export function holdRequests(): { readonly requests: readonly HeldRequest[] } {
  const requests: HeldRequest[] = []
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const url = new URL(address, 'https://site.test')
    if (!url.pathname.startsWith('/api/stories/')) return Promise.resolve(new Response('', { status: 404 }))
    return new Promise<Response>((resolve, reject) => {
      const settle = (end: () => void) => act(() => Promise.resolve(end()))
      requests.push({
        url,
        signal: init?.signal ?? undefined,
        answer: (body, how) => settle(() => resolve(new Response(JSON.stringify(body), how))),
        fail: () => settle(() => reject(new TypeError('Failed to fetch'))),
      })
    })
  })
  return { requests }
}

/** Shows the page of the stories. `goTo` follows a link of the site. */
export function showStories(path = '/stories') {
  const router = createMemoryRouter([{ path: '*', element: <Stories /> }], { initialEntries: [path] })
  const { unmount } = render(<RouterProvider router={router} />)
  return { unmount, goTo: (address: string) => act(() => router.navigate(address)) }
}
