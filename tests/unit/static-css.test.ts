import { expect, test } from 'vitest'
import { staticCss } from '../../scripts/html/static-css'

test('a picture has no transitions, nor rules that are only about them', () => {
  const css = `.a { color: red; transition: color 1s; transition-delay: 1s; animation: turn 1s }
    .a { transition: block-size 1s, content-visibility 1s allow-discrete }
    @media (prefers-reduced-motion: reduce) { .a { transition: none } }`
  expect(staticCss(css)).toBe('.a{color:red;animation:1s turn}')
})

test('a picture keeps its layers, and does not state their order', () => {
  const css = '@layer theme, base; @layer components { .a { color: red } } @layer utilities;'
  expect(staticCss(css)).toBe('@layer components{.a{color:red}}')
})

test('what moves without end does so while its card is hovered or has focus, and nothing else is styled anew then', () => {
  const css = '@layer components { .a, .b::before { animation: turn 1s infinite } .c { animation: open 1s } }'
  const card = 'article:is(:hover,:focus-within)>[data-thumbnail]'
  expect(staticCss(css)).toBe(
    '@layer components{.a,.b:before{animation:1s infinite turn}.c{animation:1s open}}' +
      `@layer site{@layer components{${card} .a,${card} .b:before{animation-play-state:running!important}}}`,
  )
})

test('the states of a picture are data, as in its markup', () => {
  expect(staticCss("li[aria-selected='true'] { color: red } a:not([aria-disabled]) { top: 0 }")).toBe(
    'li[data-selected=true]{color:red}a:not([data-disabled]){top:0}',
  )
})
