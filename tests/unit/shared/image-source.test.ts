import { expect, test } from 'vitest'
import { urlOf } from '../../../registry/shared/image-source'

const src = '/picture.svg'

test.each([
  ['Vite', src],
  ['Next.js', { src, width: 1, height: 1 }],
  ['Astro on the server', Object.assign(() => null, { src })],
])('the import of a picture in %s has its URL', (_, picture) => {
  expect(urlOf(picture)).toBe(src)
})

test('an empty picture has no URL', () => {
  for (const picture of ['', { src: '' }, undefined]) expect(urlOf(picture)).toBeUndefined()
})
