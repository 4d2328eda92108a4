// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react'
import { createRef, useRef, type MouseEvent, type Ref } from 'react'
import { expect, test, vi } from 'vitest'
import { composeHandlers, mergeIds, useMergedRef } from '../../../registry/shared/compose'

/** What runs when a button is clicked, in order. */
function clicked(consumer?: (event: MouseEvent) => void) {
  const ran: string[] = []
  const first = (event: MouseEvent) => {
    ran.push('consumer')
    consumer?.(event)
  }
  const { getByRole, unmount } = render(
    <button
      type="button"
      aria-label="Press"
      onClick={composeHandlers<MouseEvent>(consumer && first, () => void ran.push('component'))}
    />,
  )
  fireEvent.click(getByRole('button'))
  unmount()
  return ran
}

test('the handler of the consumer runs first, then that of the component', () => {
  expect(clicked(() => {})).toEqual(['consumer', 'component'])
  expect(clicked()).toEqual(['component'])
})

test('a consumer who prevents the default skips the handler of the component', () => {
  expect(clicked((event) => event.preventDefault())).toEqual(['consumer'])
})

function Field({ ref, seen }: { ref?: Ref<HTMLInputElement>; seen: (element: HTMLInputElement) => void }) {
  const own = useRef<HTMLInputElement>(null)
  const merged = useMergedRef(ref, own)
  return <input ref={merged} onFocus={() => own.current && seen(own.current)} />
}

test('a ref object of the consumer and the component’s own both get the element, and lose it', () => {
  const ref = createRef<HTMLInputElement>()
  const seen = vi.fn()
  const { getByRole, unmount } = render(<Field ref={ref} seen={seen} />)
  const field = getByRole('textbox')
  fireEvent.focus(field)
  expect(ref.current).toBe(field)
  expect(seen).toHaveBeenCalledWith(field)
  unmount()
  expect(ref.current).toBeNull()
})

test('a ref function without a clean-up is called with null in the end, and one with it is cleaned up', () => {
  const plain = vi.fn()
  const first = render(<Field ref={plain} seen={() => {}} />)
  first.unmount()
  expect(plain.mock.calls.map(([element]) => element instanceof HTMLInputElement)).toEqual([true, false])

  const cleanUp = vi.fn()
  const cleaned = vi.fn((_element: HTMLInputElement | null) => cleanUp)
  const second = render(<Field ref={cleaned} seen={() => {}} />)
  expect(cleanUp).not.toHaveBeenCalled()
  second.unmount()
  expect(cleanUp).toHaveBeenCalledOnce()
  expect(cleaned).toHaveBeenCalledOnce()
})

test('ids are one list, each once, or nothing at all', () => {
  expect(mergeIds('a b', undefined, 'b c', '')).toBe('a b c')
  expect(mergeIds(undefined, '')).toBeUndefined()
})
