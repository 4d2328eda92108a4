// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { useEffectEvent, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { createCustomizer } from '../../src/docs/customizer/customizer-store'
import { LivePreview } from '../../src/docs/page/live-first'
import { liveExampleOf } from '../../src/registry/live-example'
import type { ShownExample } from '../../src/registry/sections'
import { entries } from '../laws/entries'

interface ProbeProps {
  readonly defaultValue?: number
  readonly onValueChange?: (value: number) => void
}

let mounts = 0

/** A component that a visitor changes before the effects of hydration have run. */
function Probe({ defaultValue = 50, onValueChange }: ProbeProps) {
  const change = useEffectEvent(() => {
    mounts += 1
    onValueChange?.(49)
  })
  useLayoutEffect(() => change(), [])
  return <input type="range" defaultValue={defaultValue} />
}

const example: ShownExample = { kind: 'element', element: <Probe /> }

/** Hydrates the first example of the slider's page, with the address as it is. */
async function hydrate(): Promise<HTMLElement> {
  const slider = entries.find(({ name }) => name === 'slider')
  const live = slider && liveExampleOf(slider.page.docs)
  if (live === undefined) throw new Error('The slider has no first example with controls.')
  const customizer = createCustomizer(live.configurable, window.location.pathname)
  const content = <LivePreview live={{ ...live, customizer }} example={example} />
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(content)
  mounts = 0
  await act(async () => void hydrateRoot(container, content))
  return container
}

afterEach(() => {
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
})

test('a value that a visitor chooses while the page hydrates keeps the element, and so its focus', async () => {
  await hydrate()
  expect(mounts).toBe(1)
})

test('an example with values of the address is a new one after hydration', async () => {
  window.history.replaceState(null, '', '/?defaultValue=30')
  await hydrate()
  expect(mounts).toBe(2)
})
