// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TellStory } from '../../src/docs/page/tell-story'
import { siteAddress } from '../../src/ui/site-address'
import { addressInText, readAddress } from '../../src/shared/story-addresses'

afterEach(cleanup)

/** Shows the link on a page whose address has so many characters. */
function showAt(length: number) {
  const path = '/toast-page?title='
  const end = '!'
  window.history.replaceState(null, '', path + 'x'.repeat(length - siteAddress(path + end).length) + end)
  expect(window.location.href).toHaveLength(length)
  render(<TellStory className={undefined} />)
}

test('the link leads to an address that a story shows, also the longest', () => {
  showAt(3998)
  const told = new URL(screen.getByRole<HTMLAnchorElement>('link').href).searchParams.get('tell') ?? ''
  expect(told).toBe(window.location.href)
  expect(readAddress(addressInText(told), siteAddress(''))?.path).toBe('/toast-page')
})

test('a longer one has a sentence, and no link', () => {
  showAt(3999)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(/^The address is too long/)).toBeDefined()
})
