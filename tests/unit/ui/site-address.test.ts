// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { printCss } from '../../../src/glass/css'
import { defaultGlass } from '../../../src/glass/glass-values'
import { siteAddress } from '../../../src/ui/site-address'

test('what a page prints has the address that the server was told, or else its own', () => {
  document.body.innerHTML = '<script data-entry="" data-origin=""></script>'
  expect(siteAddress('/about')).toBe(`${window.location.origin}/about`)
  document.body.innerHTML = '<script data-entry="" data-origin="https://glass.example"></script>'
  expect(siteAddress('/about')).toBe('https://glass.example/about')
  expect(printCss(defaultGlass)).toContain('The glass of https://glass.example/studio?g=')
})
