import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toOption } from '../shared/choice-option'
import { Check } from './check'
import { CheckGroup } from './check-group'
import { withOptions } from './check-values'

const options = ['a', 'b', 'c'].map(toOption)

test('the values are in the order of their options, behind those that no option has', () => {
  expect(withOptions(['c', 'later'], options.slice(0, 1), true, options)).toEqual(['later', 'a', 'c'])
  expect(withOptions(['later', 'a', 'b'], options, false, options)).toEqual(['later'])
  expect(withOptions(['a'], options.slice(1), true, options)).toEqual(['a', 'b', 'c'])
})

test('what is mixed is known before hydration', () => {
  expect(renderToStaticMarkup(<Check defaultIndeterminate>One</Check>)).toContain('data-mixed="true"')
  const group = (defaultValue: string[]) =>
    renderToStaticMarkup(
      <CheckGroup legend="Some" selectAll="All" options={options} defaultValue={defaultValue} />,
    )
  expect(group(['a'])).toContain('data-mixed="true"')
  for (const values of [[], ['a', 'b', 'c']]) expect(group(values)).not.toContain('data-mixed="true"')
})
