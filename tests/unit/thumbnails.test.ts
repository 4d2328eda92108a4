import { expect, test } from 'vitest'
import { createThumbnails } from '../../scripts/html/thumbnails'
import type { Thumbnail } from '../../src/registry/page-data'

const glass = {
  address: '/glass.css',
  css: '.thin { color: red; &:hover { color: blue } } .thick { top: 0 } :where(.thin):not(x) { all: revert-layer }',
}
const card = { address: '/card.css', css: '.card { color: green } .card:focus-visible { outline: auto }' }

const entries = [
  { name: 'card', styles: ['/glass.css', '/card.css'] },
  { name: 'pane', styles: ['/glass.css'] },
]

const rendered: Record<string, Thumbnail> = {
  card: { html: '<i class="card thin"></i>', css: '' },
  pane: { html: '<i class="pane thin"></i>', css: '.pane { left: 0 } .pane:hover { left: 1px }' },
}

const make = (all = rendered) =>
  createThumbnails('.', entries, [glass, card], (name) => {
    const thumbnail = all[name]
    return thumbnail === undefined ? Promise.reject(new Error('no window')) : Promise.resolve(thumbnail)
  })

test('a thumbnail has the rules of its classes, without those for what it never is', async () => {
  const { thumbnails } = await make()
  expect(thumbnails.get('card')).toEqual({
    html: '<i class="card thin"></i>',
    css: '.thin{color:red}.card{color:green}',
  })
  expect(thumbnails.get('pane')?.css).toBe('.thin{color:red}@layer components.vitrine{.pane{left:0}}')
})

test('the places of a page are filled, and the rules that thumbnails share come once', async () => {
  const { fill } = await make()
  const { html, css } = fill(
    '<p></p><div class="a" data-thumbnail="card"></div><div data-thumbnail="pane"></div>',
  )
  expect(html).toBe(
    '<p></p><div class="a" data-thumbnail="card"><i class="card thin"></i></div><div data-thumbnail="pane"><i class="pane thin"></i></div>',
  )
  expect(css).toBe('.thin{color:red}.card{color:green}@layer components.vitrine{.pane{left:0}}')
})

test('a page without thumbnails stays as it is', async () => {
  const { fill } = await make()
  expect(fill('<p></p>')).toEqual({ html: '<p></p>', css: '' })
})

test('a thumbnail that cannot be rendered or is too large is refused with file, fact and fix', async () => {
  const { card: _card, ...missing } = rendered
  await expect(make(missing)).rejects.toThrow(
    /^registry\/card\/entry\.tsx: The thumbnail cannot be rendered: .*no window.* Declare one/,
  )
  // Text that no compression makes smaller.
  const noise = Array.from({ length: 900 }, (_, index) => (index * 2654435761).toString(36)).join('')
  await expect(make({ ...rendered, card: { html: noise, css: '' } })).rejects.toThrow(
    /^registry\/card\/entry\.tsx: The thumbnail takes \d+ bytes of Brotli, and a card has 3072\. Declare a smaller one/,
  )
})
