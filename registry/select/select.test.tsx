import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Select } from './select'

const optionsOf = (markup: string) => markup.match(/<option[^>]*>[^<]*/g)

test('its HTML has the choice before a script does', () => {
  const markup = renderToStaticMarkup(<Select options={['Attic', 'Studio']} defaultValue="Studio" />)
  expect(optionsOf(markup)).toEqual([
    expect.not.stringContaining('selected'),
    expect.stringMatching(/selected="".*Studio/),
  ])
})

test('a placeholder is a first option without a value; a list for several choices has none', () => {
  const withPlaceholder = (multiple: boolean) =>
    renderToStaticMarkup(<Select options={['Attic']} placeholder="Choose" multiple={multiple} rows={3} />)
  expect(optionsOf(withPlaceholder(false))?.[0]).toMatch(/value="".*Choose/)
  expect(withPlaceholder(false)).not.toMatch(/<select[^>]* size=/)
  expect(optionsOf(withPlaceholder(true))).toHaveLength(1)
  expect(withPlaceholder(true)).toMatch(/<select[^>]* size="3"/)
})
