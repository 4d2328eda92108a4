import { expect, test } from 'vitest'
import { staticMarkup } from '../../src/registry/thumbnail'

const still = (html: string) => staticMarkup(html, false)

test('ids, names and what refers to them are left out; classes and styles stay', () => {
  expect(
    still('<label id="a" for="b" class="c" style="color:red">x</label><i class="d" aria-label="y"></i>'),
  ).toBe('<label class="c" style="color:red">x</label><i class="d"></i>')
})

test('states stay for styles alone, since what has them has no role', () => {
  expect(still('<li role="option" aria-selected="true" aria-disabled="false">x</li>')).toBe(
    '<li data-selected="true" data-disabled="false">x</li>',
  )
})

test('nothing has a place in the order of focus or leads anywhere', () => {
  expect(
    still(
      '<a href="#home">Home</a><button type="button">Go</button><input name="n" autoComplete="off"/><input/>',
    ),
  ).toBe(
    '<span>Home</span><button tabindex="-1" type="button">Go</button><input tabindex="-1"/><input tabindex="-1"/>',
  )
})

test('landmarks and articles are boxes', () => {
  expect(still('<article class="a"><nav>x</nav></article>')).toBe('<div class="a"><div>x</div></div>')
})

test('text stays as it is, also where it looks like an attribute', () => {
  const text = '<p>Set id=&quot;x&quot; &amp; go &gt; on</p>'
  expect(still(text)).toBe(text)
})

test('hints to fetch a picture early are left out', () => {
  expect(still('<link rel="preload" as="image" href="/a.svg"/><img src="/a.svg" alt="A"/>')).toBe(
    '<img src="/a.svg"/>',
  )
})

test('a dialog and a popover are shown in a picture that is declared, and closed in another', () => {
  const html = '<dialog class="d"></dialog><ul popover="auto"></ul>'
  expect(staticMarkup(html, true)).toBe('<dialog open="" class="d"></dialog><ul data-popover=""></ul>')
  expect(staticMarkup(html, false)).toBe(html)
})
