import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProgressBar } from './progress-bar'

test('while its progress is unknown it has no value, as HTML says it; left out, it is 0', () => {
  expect(renderToStaticMarkup(<ProgressBar progress={null} />)).not.toContain('value=')
  expect(renderToStaticMarkup(<ProgressBar />)).toContain('value="0"')
})
