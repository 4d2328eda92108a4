import { expect, test } from 'vitest'
import { plainCode } from '../../../scripts/css-modules/plain-files'
import { defaultGlass, type Glass } from '../../../src/glass/glass-values'
import { readGlassCss } from '../../../src/glass/read-css/read-css'

const read = (css: string): Partial<Glass> => readGlassCss(`:root { ${css} }`).glass
const valueIn = (css: string, declaration: RegExp) => declaration.exec(css)?.[1] ?? ''

test('the material of the components has the colors, the light and the shadows of the delivered glass in both schemes', async () => {
  const module = await plainCode('registry/glass/glass.module.css')
  const scheme = ['scheme', 'shade', 'depth']
    .map((name) => `--_${name}: ${valueIn(module, new RegExp(`--_${name}: ([^;]+);`))};`)
    .join('')
  for (const name of ['tint', 'foreground']) {
    const value = valueIn(module, new RegExp(`--_scheme-${name}: ([^;]+);`))
    expectOfDefault(read(`${scheme} --glass-${name}: ${value};`), 2)
  }
  for (const name of ['border', 'highlight', 'shadow']) {
    // What stands for the public property where nobody has set it.
    const value = valueIn(module, new RegExp(`--_${name}: var\\(\\s*--glass-${name},\\s*([^;]+)\\);`))
    const shared =
      name === 'shadow' ? ['depth', 'shadowX', 'shadowY', 'shadowBlur', 'shadowSpread'].length : 0
    expectOfDefault(read(`${scheme} --glass-${name}: ${value};`), 2 + shared)
  }
  for (const name of ['rim', 'depth', 'saturation']) {
    const value = valueIn(module, new RegExp(`--_${name}: var\\(--glass-${name}, ([\\d.]+)\\);`))
    expectOfDefault(read(`--glass-${name}: ${value};`), 1)
  }
})

function expectOfDefault(glass: Partial<Glass>, count: number) {
  expect(Object.keys(glass)).toHaveLength(count)
  expect(defaultGlass).toMatchObject(glass)
}

test.each([
  ['rgb(from CanvasText max(26, r) 0 0)', '#1a0000', '#ff0000'],
  ['rgb(from Canvas r calc(255 - g) 16)', '#ff0010', '#00ff10'],
  ['rgb(from canvas clamp(1, r / 2 - 7.5, 120) 10 + 2 * 3 (2 + 3) * 4)', undefined, undefined],
  ['rgb(from canvas clamp(1, r / 2 - 7.5, 120) calc(10 + 2 * 3) calc((2 + 3) * 4))', '#781014', '#011014'],
  ['rgb(from oklch(from Canvas calc((0.5 - l) * infinity) 0 0) r g b)', '#000000', '#ffffff'],
  ['rgb(from #123456 b g r)', '#563412', '#563412'],
  ['rgb(from light-dark(#111111, #222222) r g 0)', '#111100', '#222200'],
  ['lch(from Canvas calc(l - 40) 0 0)', undefined, '#000000'],
  ['lch(from Canvas l 20 0)', undefined, undefined],
  ['lch(from #808080 100 0 0)', undefined, undefined],
  ['rgb(from Canvas r g)', undefined, undefined],
  ['rgb(from Canvas r g b 1)', undefined, undefined],
  ['rgb(from Canvas r g sin(b))', undefined, undefined],
  ['rgb(from nowhere r g b)', undefined, undefined],
])('%s is read in each scheme, or left out', (color, lightTint, darkTint) => {
  const { glass, ignored } = readGlassCss(`:root { --glass-tint: ${color} }`)
  expect(glass).toEqual({ ...(lightTint && { lightTint }), ...(darkTint && { darkTint }) })
  if (!lightTint || !darkTint) expect(ignored).not.toEqual([])
})
