import { expect, test } from 'vitest'
import { inlineIcons, symbolsOf } from '../../scripts/html/icon-sprite'

const sprite =
  '<svg><symbol id="menu" viewBox="0 0 24 24"><path d="M1"/></symbol><symbol id="moon"><path d="M2"/></symbol></svg>'
const withIcons = inlineIcons('/assets/icons.svg', symbolsOf(sprite))

test('a page refers to the icons in its document, and the document has each of them once', () => {
  const icon = '<svg><use href="/assets/icons.svg#menu"></use></svg>'
  const { html, symbols } = withIcons(`<p>${icon}${icon}</p>`)
  const inlined = '<svg><use href="#icon-menu"></use></svg>'
  expect(html).toBe(`<p>${inlined}${inlined}</p>`)
  expect(symbols).toBe(
    '<svg style="display:none"><symbol id="icon-menu" viewBox="0 0 24 24"><path d="M1"/></symbol></svg>',
  )
})

test('what is not in the sprite keeps its address', () => {
  const html =
    '<use href="/assets/icons.svg#sun"></use><use href="/other.svg#menu"></use><use href="#own"></use>'
  expect(withIcons(html).html).toBe(html)
})
