import { expect, test } from 'vitest'
import { readValues } from '../../../src/glass/read-css/read-values'

const section = {
  controls: {
    tint: { type: 'color', alpha: true, default: '#fff' },
    strength: { type: 'range', min: 0, max: 1, step: 0.01, default: 0.5 },
    blur: { type: 'range', min: 0, max: 50, step: 1, default: 10, unit: 'px' },
  },
  pane: { tint: 'tint', layerOpacity: 'strength', blur: 'blur' },
} as const

const read = (css: string) => {
  const { glass, understood, ignored } = readValues(css, section)
  return { glass, understood, ignored: ignored.map(({ text, why }) => `${text} – ${why}`) }
}

test('controls take the parts of a pane; a color stays as it is written', () => {
  expect(read('background: rgb(1 2 3 / 40%); backdrop-filter: blur(1rem)')).toEqual({
    glass: { tint: 'rgb(1 2 3 / 40%)', strength: 1, blur: 16 },
    understood: ['Tint: rgb(1 2 3 / 40%)', 'Strength: 1', 'Blur: 16 px'],
    ignored: [],
  })
})

test('a color that a field does not accept becomes rgba()', () => {
  expect(read('background: oklch(1 0 0 / 0.5)').glass).toEqual({
    tint: 'rgba(255, 255, 255, 0.5)',
    strength: 1,
  })
})

test('without a tint, the opacity of its layer stays as it is', () => {
  expect(read('backdrop-filter: blur(3px)').glass).toEqual({ blur: 3 })
})

test('what no control sets is listed, but not what is so anyway', () => {
  expect(
    read('backdrop-filter: blur(3px) saturate(2); box-shadow: inset 0 1px #fff; border: none').ignored,
  ).toEqual([
    'backdrop-filter: blur(3px) saturate(2) – No control here sets the saturation.',
    'box-shadow: inset 0 1px #fff – No control here sets the light inside.',
  ])
  expect(read('backdrop-filter: blur(3px) saturate(1); border: none').ignored).toEqual([])
})

test('what is out of the range of a control becomes the nearest bound, and that is said', () => {
  expect(read('backdrop-filter: blur(51px)')).toEqual({
    glass: { blur: 50 },
    understood: ['Blur: 50 px'],
    ignored: ['backdrop-filter: blur(51px) – Blur must be between 0 and 50: 51 becomes 50.'],
  })
})

test('a pane has one look: that of the light scheme, and what is for dark alone is listed', () => {
  const { glass, ignored } = read('.a { background: light-dark(red, blue) } .dark .a { background: green }')
  expect(glass).toEqual({ tint: 'red', strength: 1 })
  expect(ignored).toEqual([
    'background: green – It is only for dark, and the controls here are the same in light and dark.',
  ])
  expect(read('.dark { background: blue }').glass).toEqual({})
  expect(read('.dark .a { background: blue }').glass).toEqual({ tint: 'blue', strength: 1 })
})

test('our custom properties are read as the level “regular”, and plain glass wins over them', () => {
  const own =
    '--glass-tint: #123456; --glass-tint-opacity: 0.3; --glass-thin-blur: 2px; --glass-regular-blur: 4px'
  expect(read(own).glass).toEqual({ tint: 'rgba(18, 52, 86, 0.3)', strength: 1, blur: 4 })
  expect(read(`${own}; backdrop-filter: blur(9px)`).glass).toMatchObject({ blur: 9 })
})

test('where no control is a part of a pane, nothing is taken', () => {
  expect(readValues('background: red', { controls: section.controls }).glass).toEqual({})
})
