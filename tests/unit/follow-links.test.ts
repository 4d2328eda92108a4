// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { pageLinkAt } from '../../src/site/navigation/follow-links'

/** Whether the site opens what a link leads to; the browser opens the rest. */
function opens(link: string): boolean {
  document.body.innerHTML = link
  const [target] = document.querySelectorAll('a > *')
  const found = pageLinkAt(target ?? document.body.firstElementChild)
  return found !== null && found === document.querySelector('a')
}

test('the site opens its own pages, with their query and their places', () => {
  window.history.replaceState(null, '', '/components?page=2')
  expect(opens('<a href="/"><b>Home</b></a>')).toBe(true)
  expect(opens('<a href="/button-details"><b>Button</b></a>')).toBe(true)
  expect(opens('<a href="/components?page=3"><b>Next</b></a>')).toBe(true)
  expect(opens('<a href="/button-details#props"><b>Props</b></a>')).toBe(true)
  // The page on screen, another page of it, and a place in that one.
  expect(opens('<a href="/components?page=2"><b>Here</b></a>')).toBe(true)
  expect(opens('<a href="/components#top"><b>First page</b></a>')).toBe(true)
})

test('the browser opens files, other sites, downloads and other windows', () => {
  window.history.replaceState(null, '', '/')
  expect(opens('<a href="/changelog.rss"><b>Feed</b></a>')).toBe(false)
  expect(opens('<a href="/source/css/button/button.tsx.txt"><b>Source</b></a>')).toBe(false)
  expect(opens('<a href="https://example.com/about"><b>Elsewhere</b></a>')).toBe(false)
  expect(opens('<a href="mailto:a@example.com"><b>Mail</b></a>')).toBe(false)
  expect(opens('<a href="/about" target="_blank"><b>New tab</b></a>')).toBe(false)
  expect(opens('<a href="/about" download><b>Save</b></a>')).toBe(false)
  expect(opens(`<a href="blob:${window.location.origin}/4a2c"><b>Picture</b></a>`)).toBe(false)
})

test('the browser goes to a place in the page on screen by itself', () => {
  window.history.replaceState(null, '', '/components?page=2#main')
  expect(opens('<a href="#main"><b>Main</b></a>')).toBe(false)
  expect(opens('<a href="#"><b>Top</b></a>')).toBe(false)
  expect(opens('<a href="/components?page=2#cards"><b>Cards</b></a>')).toBe(false)
})

test('what is no link leads nowhere', () => {
  expect(opens('<p>Text</p>')).toBe(false)
  expect(opens('<a><b>A link without an address</b></a>')).toBe(false)
  expect(pageLinkAt(null)).toBeNull()
  expect(pageLinkAt(window)).toBeNull()
})
