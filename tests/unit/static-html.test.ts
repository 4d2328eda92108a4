import { expect, test } from 'vitest'
import { cutStaticHtml } from '../../src/docs/page/static-html'

const cut = (text: string) => {
  const { html, rest } = cutStaticHtml(text)
  return { parts: Object.fromEntries([...html].map(([id, part]) => [id, part()])), rest }
}

test('the static parts of a document are cut out, whatever is in and around them', () => {
  const text =
    '<main><div data-static="a" class="b"><p>1</p><div><div></div></div></div><div>2</div><div data-static="c"></div></main>'
  expect(cut(text)).toEqual({
    parts: { a: '<p>1</p><div><div></div></div>', c: '' },
    rest: '<main><div data-static="a" class="b"></div><div>2</div><div data-static="c"></div></main>',
  })
})

test('only a div counts as one, and text about one does not', () => {
  const text = '<div data-static="a"><divider></divider>&lt;/div&gt;</div><p></p>'
  expect(cut(text).parts).toEqual({ a: '<divider></divider>&lt;/div&gt;' })
})

test('a document without static parts stays as it is, and one that was cut off loses nothing', () => {
  expect(cut('<p></p>')).toEqual({ parts: {}, rest: '<p></p>' })
  expect(cut('<div data-static="a"><p>1')).toEqual({ parts: { a: '<p>1' }, rest: '<div data-static="a">' })
})
