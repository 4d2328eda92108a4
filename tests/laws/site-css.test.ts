import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type AtRule, type Rule } from 'postcss'
import { expect, test } from 'vitest'

const isPrinted = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).params === 'print'

/** A part of the page whose style depends on what the whole page has. */
const dependsOnPage = /(^|[\s>])(:root|html|body|#root)[^\s>]*:has\(.*\)\s*[\s>+~]\s*[^\s)]+$/

// Such a rule has the browser style the whole page anew at each change of it. A property of the root does the same.
test('no part of the site is styled by what the page as a whole has', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  )
  const found = files.flatMap((name) => {
    const selectors: string[] = []
    postcss.parse(readFileSync(join('src', name), 'utf8')).walkRules((rule) => {
      if (!isPrinted(rule)) selectors.push(...rule.selectors)
    })
    return selectors
      .filter((selector) => dependsOnPage.test(selector))
      .map((selector) => `src/${name}: ${selector}`)
  })
  expect(found).toEqual([])
})
