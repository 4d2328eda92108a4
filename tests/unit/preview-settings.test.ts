import { expect, test } from 'vitest'
import {
  clampWidth,
  isDefault,
  parsePreview,
  previewParameters,
  type PreviewSettings,
} from '../../src/registry/preview-settings'

test.each<[query: string, settings: PreviewSettings]>([
  ['', {}],
  ['?preview-width=phone', { width: 390 }],
  ['?preview-width=tablet&preview-scheme=dark', { width: 768, scheme: 'dark' }],
  ['?preview-width=280&preview-scheme=light&preview-dir=rtl', { width: 280, scheme: 'light', dir: 'rtl' }],
  ['?preview-width=1920&backgroundColor=red', { width: 1920 }],
])('%s is read, and written as it was', (query, settings) => {
  expect(parsePreview(query)).toEqual(settings)
  const parameters = new URLSearchParams(query)
  parameters.delete('backgroundColor')
  expect(previewParameters(settings)).toEqual(Object.fromEntries(parameters))
  expect(isDefault(settings)).toBe(query === '')
})

test.each(['full', '', '390px', '4e2', 'constructor', 'Phone', '\u0663\u0669\u0660'])(
  'the width %j is as good as none',
  (width) => {
    expect(parsePreview(String(new URLSearchParams({ 'preview-width': width })))).toEqual({})
  },
)

test.each([
  'preview-scheme=page',
  'preview-scheme=DARK',
  'preview-dir=ltr',
  'preview-dir=auto',
  'preview-x=1',
])('%s is as good as nothing', (query) => {
  expect(isDefault(parsePreview(query))).toBe(true)
})

test('a width that has a name is written with it', () => {
  expect(parsePreview('preview-width=390')).toEqual(parsePreview('preview-width=phone'))
  expect(previewParameters({ width: 390 })).toEqual({ 'preview-width': 'phone' })
})

test.each([
  ['279', 280],
  ['1921', 1920],
  ['-390', 280],
  ['390.4', 390],
  ['9'.repeat(400), 1920],
])('the width %j is brought to the nearest', (text, width) => {
  expect(parsePreview(new URLSearchParams({ 'preview-width': text }))).toEqual({ width })
})

test('a width that is dragged stays between the least and the greatest', () => {
  expect([-Infinity, 12, 300.4, 5000, Infinity].map(clampWidth)).toEqual([280, 280, 300, 1920, 1920])
})
