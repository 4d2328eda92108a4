import { expect, test } from 'vitest'
import { renderThumbnail } from '../../src/registry/thumbnail'
import { entries } from './entries'

test.each(entries)('the picture of $title has nothing for assistive technology and forms', ({ page }) => {
  expect(renderThumbnail(page.docs)?.html ?? '').not.toMatch(/<[^>]* (?:aria-[a-z]+|role|id|form|name)=/)
})
