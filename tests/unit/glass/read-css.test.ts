import { describe, expect, test } from 'vitest'
import { defaultGlass, type Glass } from '../../../src/glass/glass-values'
import { isGlass } from '../../../src/glass/code'
import { readGlassCss } from '../../../src/glass/read-css/read-css'
import { both, dark, light } from './support/looks'
import { generators } from './support/generators'

const ignoredIn = (css: string) => readGlassCss(css).ignored.map(({ text, why }) => `${text} – ${why}`)
/** A shadow, or a light, as glass has it without rim and depth. */
const flat = { rim: 0, depth: 0 }
const glassIn = (css: string) => readGlassCss(css).glass

describe.each(generators)('$name', ({ css, glass, ignored }) => {
  test('gives these values and no others', () => {
    const read = glassIn(css)
    expect(read).toEqual(glass)
    expect(isGlass({ ...defaultGlass, ...read })).toBe(true)
  })

  test('lists what was left out', () => {
    expect(ignoredIn(css).toSorted()).toEqual([...ignored].toSorted())
  })
})

test.each([
  ['rgba(16, 32, 48, 0.4)', '#102030', 0.4],
  ['rgb(16 32 48 / 0.4)', '#102030', 0.4],
  ['rgb(16 32 48 / 40%)', '#102030', 0.4],
  ['rgb(6.2745% 12.549% 18.8235% / 40%)', '#102030', 0.4],
  ['#10203066', '#102030', 0.4],
  ['#fff8', '#ffffff', 0.53],
  ['#fff', '#ffffff', 1],
  ['hsl(210, 50%, 12.5%)', '#102030', 1],
  ['hsla(210, 50%, 12.5%, 0.4)', '#102030', 0.4],
  ['hsl(210deg 50% 12.5% / 40%)', '#102030', 0.4],
  ['hwb(0 100% 0% / 0.4)', '#ffffff', 0.4],
  ['oklch(1 0 0 / 0.4)', '#ffffff', 0.4],
  ['oklch(62.796% 0.25768 29.234deg / 40%)', '#ff0000', 0.4],
  ['lab(0 0 0 / 0.4)', '#000000', 0.4],
  ['color(srgb 1 0 0 / 0.4)', '#ff0000', 0.4],
  ['color(display-p3 1 1 1 / 0.4)', '#ffffff', 0.4],
  ['RebeccaPurple', '#663399', 1],
  ['color-mix(in oklab, #102030 40%, transparent)', '#102030', 0.4],
  ['color-mix(in srgb, rgb(16 32 48 / 0.8) 50%, transparent)', '#102030', 0.4],
])('the tint %s is %s with an opacity of %s', (color, tint, opacity) => {
  expect(glassIn(`background: ${color}`)).toEqual(both({ tint, opacity }))
})

test('a color outside of sRGB becomes one inside it', () => {
  expect(glassIn('background: color(display-p3 0 1 0)').lightTint).toMatch(/^#[\da-f]{6}$/)
})

test.each(['fff', 'add', '#ff', 'rgb(1 2)', 'currentcolor', 'color-mix(in srgb, red, blue)', 'var(--x)'])(
  '%s is no tint',
  (color) => {
    expect(glassIn(`background: ${color}`)).toEqual({})
    expect(ignoredIn(`background: ${color}`)).toHaveLength(1)
  },
)

test.each<[css: string, glass: Partial<Glass>]>([
  ['border-radius: 1.25rem', { radius: 20 }],
  ['border-radius: 1em', { radius: 16 }],
  ['border-radius: calc(2 * 0.5rem)', { radius: 16 }],
  ['border-radius: 0', { radius: 0 }],
  ['border-radius: 8px 8px 8px 8px', { radius: 8 }],
  ['-moz-border-radius: 8px', { radius: 8 }],
  ['backdrop-filter: none', both({ blur: 0, saturation: 1 })],
  ['backdrop-filter: saturate(1.8) blur(0.5rem)', both({ blur: 8, saturation: 1.8 })],
  ['backdrop-filter: saturate(180%)', both({ blur: 0, saturation: 1.8 })],
  ['-webkit-backdrop-filter: blur(9px)', both({ blur: 9, saturation: 1 })],
  ['backdrop-filter: blur(9px); -webkit-backdrop-filter: blur(4px)', both({ blur: 9, saturation: 1 })],
  ['backdrop-filter: blur(9px) !important; backdrop-filter: blur(4px)', both({ blur: 9, saturation: 1 })],
  ['background: red; background: nonsense', both({ tint: '#ff0000', opacity: 1 })],
  ['background: url(a.png) center / cover, rgb(0 0 0 / 0.5)', both({ tint: '#000000', opacity: 0.5 })],
  ['background: none', both({ opacity: 0 })],
  ['border: none', both({ border: 0 })],
  ['border: 0 solid #fff', both({ border: 0 })],
  ['border: rgb(255 255 255 / 30%) solid thin', both({ border: 0.3 })],
  ['border: 1px solid; border-color: #ffffff80', both({ border: 0.5 })],
  ['BORDER: 1PX SOLID WHITE', both({ border: 1 })],
  ['Backdrop-Filter: BLUR(9PX)', both({ blur: 9, saturation: 1 })],
  ['box-shadow: INSET 0 1PX 0 #FFF', both({ ...flat, shadow: 'rgba(0, 0, 0, 0)', highlight: 1 })],
  ['background: RGBA(0, 0, 0, 0.5)', both({ tint: '#000000', opacity: 0.5 })],
  ['color: white', both({ foreground: '#ffffff' })],
  ['box-shadow: none', both({ ...flat, shadow: 'rgba(0, 0, 0, 0)', highlight: 0 })],
  [
    'box-shadow: inset 0 1px 0 rgb(255 255 255 / 0.6)',
    both({ ...flat, shadow: 'rgba(0, 0, 0, 0)', highlight: 0.6 }),
  ],
  [
    'box-shadow: rgb(0 0 0 / 50%) 1px 2px 3px 4px, #ffffff99 0 1px 0 inset',
    both({
      ...flat,
      shadowX: 1,
      shadowY: 2,
      shadowBlur: 3,
      shadowSpread: 4,
      shadow: 'rgba(0, 0, 0, 0.5)',
      highlight: 0.6,
    }),
  ],
])('%s', (css, glass) => {
  expect(glassIn(css)).toEqual(glass)
})

const lightsOfHalf =
  'inset 0.5px 1px 0.5px #fffc, inset -0.5px -0.5px 0.5px rgb(255 255 255 / 0.48), inset 0 0 4px #fff3'
const nearOfHalf = '0 1px 3px rgb(1 2 3 / 0.15), 0 0.375rem 1rem -0.25rem rgb(1 2 3 / 0.175)'
const ownShadow = '1px 2px 3px 4px rgb(1 2 3 / 0.5)'

test('the lights and shadows of a pane tell its rim and its depth', () => {
  const own = { shadowX: 1, shadowY: 2, shadowBlur: 3, shadowSpread: 4, shadow: 'rgba(1, 2, 3, 0.5)' }
  const css = `box-shadow: ${lightsOfHalf}, ${nearOfHalf}, ${ownShadow}`
  expect(readGlassCss(css)).toMatchObject({
    glass: both({ ...own, highlight: 0.8, rim: 0.5, depth: 0.5 }),
    ignored: [],
  })
  // As Tailwind writes it, with shadows that are not there.
  expect(glassIn(`box-shadow: 0 0 #0000, 0 0 #0000, ${nearOfHalf}, ${ownShadow}`)).toEqual(
    both({ ...own, highlight: 0, rim: 0, depth: 0.5 }),
  )
  expect(glassIn(`--glass-rim: 0.25; --glass-shadow: ${nearOfHalf}, ${ownShadow}`)).toEqual(
    both({ ...own, rim: 0.25, depth: 0.5 }),
  )
})

test('shadows that replace those of depth are read as without it', () => {
  expect(glassIn(`--glass-depth: 0.8; --glass-shadow: ${ownShadow}`)).toMatchObject({ depth: 0 })
  expect(glassIn('--glass-depth: 0.8')).toEqual({ depth: 0.8 })
})

test.each([
  ['of another size', nearOfHalf.replace('3px', '4px')],
  ['of another color', nearOfHalf.replace('rgb(1', 'rgb(9')],
  ['of two depths', nearOfHalf.replace('0.15', '0.3')],
])('shadows %s are none of depth: the first is taken', (_, near) => {
  const { glass, ignored } = readGlassCss(`box-shadow: ${near}, ${ownShadow}`)
  expect(glass).toMatchObject({ depth: 0, shadowY: 1 })
  expect(ignored).toHaveLength(2)
})

test.each([
  ['backdrop-filter: blur(80px)', { regularBlur: 60 }, 'Blur must be between 0 and 60: 80 becomes 60.'],
  ['border-radius: 9999.5px', { radius: 60 }, 'Radius must be between 0 and 60: 9999.5 becomes 60.'],
  [
    'box-shadow: 0 -90px 0 black',
    { shadowY: -60 },
    'Shadow offset Y must be between -60 and 60: -90 becomes -60.',
  ],
  ['--glass-tint-opacity: 1.2', { darkThinOpacity: 1 }, 'Opacity must be between 0 and 1: 1.2 becomes 1.'],
])('%s is out of range: the nearest bound is taken, and that is said', (css, taken, why) => {
  const { glass, ignored } = readGlassCss(css)
  expect(glass).toMatchObject(taken)
  expect(ignored).toEqual([{ text: css, why }])
})

test.each([
  ['box-shadow: 0 8px 32px', '“0 8px 32px” is not a shadow that can be read.'],
  ['border-radius: 50%', 'The radius of the glass is a length, not a share of its size.'],
  ['border-radius: 8px 0', 'The glass has one radius.'],
  ['border-radius: 8px / 4px', 'The glass has one radius.'],
  ['--glass-tint: rgb(1 2 3 / 1px)', '“rgb(1 2 3 / 1px)” cannot be read.'],
  ['--glass-tint: /1px', '“/1px” cannot be read.'],
  ['border-radius: calc(1px * 1px)', '“calc(1px * 1px)” cannot be read.'],
  ['border-radius: calc(1px + 1em)', '“calc(1px + 1em)” cannot be read.'],
  ['border-radius: 10vw', '“10vw” cannot be read.'],
  ['border-radius: inherit', 'Its value is set elsewhere.'],
  ['border: 1px solid #00000020', 'The border of the glass is white.'],
  ['border: 1px solid', 'The border of the glass is white, not the color of the text.'],
  ['border: 1px white', 'Without a style, such as solid, no border is painted.'],
  ['border-left: 1px solid white', 'The border of the glass is the same on all sides.'],
  ['color: rgb(255 255 255 / 0.8)', 'The foreground of the glass has no alpha.'],
  ['opacity: 0.9', 'It fades the content too. The glass fades only its tint.'],
  ['background: linear-gradient(red, blue)', '“linear-gradient()”: the tint of the glass is one color.'],
  ['display: flex', 'It is not a value of the glass.'],
  ['constructor: 1', 'It is not a value of the glass.'],
  ['background: var(--panel)', '--panel has no value in this text.'],
  ['--panel: red', 'It is not one of our custom properties, and the glass does not use it.'],
  ['--glass-fallback: red', 'It is made from the tint.'],
  ['--glass-tint: #ffffff80', 'This color takes no alpha.'],
  ['--glass-border: red', 'The border of the glass is white.'],
])('%s is listed: %s', (css, why) => {
  const { glass, understood, ignored } = readGlassCss(css)
  expect({ glass, understood, ignored }).toEqual({ glass: {}, understood: [], ignored: [{ text: css, why }] })
})

test('what is between two steps of a control is rounded, and that is said', () => {
  const { glass, ignored } = readGlassCss('background: rgb(0 0 0 / 0.125); border-radius: 1.3rem')
  expect(glass).toEqual({ ...both({ tint: '#000000', opacity: 0.13 }), radius: 21 })
  expect(ignored.map(({ why }) => why)).toEqual([
    'Opacity moves in steps of 0.01: 0.125 becomes 0.13.',
    'Radius moves in steps of 1: 20.8 becomes 21.',
  ])
})

describe('schemes', () => {
  const plain = '.pane { background: #ffffff80 }'

  test.each([
    '.dark .pane { background: #00000066 }',
    'html.dark .pane { background: #00000066 }',
    ".pane[data-theme='dark'] { background: #00000066 }",
    '[data-color-scheme=dark] > .pane { background: #00000066 }',
    '.dark-mode .pane { background: #00000066 }',
    '.pane:is(.dark *) { background: #00000066 }',
    '.pane { .dark & { background: #00000066 } }',
    '.pane { &:where(.dark, .dark *) { background: #00000066 } }',
    '@media (prefers-color-scheme: dark) { .pane { background: #00000066 } }',
    '@media (prefers-color-scheme: dark) { :root:not(.light) .pane { background: #00000066 } }',
    '@media screen and (prefers-color-scheme:dark) { .pane { background: #00000066 } }',
    '.pane { @media (prefers-color-scheme: dark) { background: #00000066 } }',
  ])('%s is for dark alone', (css) => {
    const expected = {
      ...light({ tint: '#ffffff', opacity: 0.5 }),
      ...dark({ tint: '#000000', opacity: 0.4 }),
    }
    expect(readGlassCss(`${plain} ${css}`)).toMatchObject({ glass: expected, ignored: [] })
    expect(readGlassCss(`${css} ${plain}`)).toMatchObject({ glass: expected, ignored: [] })
  })

  test.each([
    'color-scheme: dark; background: #00000066',
    '.a { color-scheme: dark; background: #00000066 }',
  ])('%s is for the scheme that it names', (css) => {
    expect(readGlassCss(css)).toMatchObject({ glass: dark({ tint: '#000000', opacity: 0.4 }), ignored: [] })
  })

  test('a rule for one scheme alone leaves the other as it is', () => {
    expect(glassIn('.light .pane { background: #ffffff80 }')).toEqual(
      light({ tint: '#ffffff', opacity: 0.5 }),
    )
    expect(glassIn('.dark { --glass-tint: black }')).toEqual({ darkTint: '#000000' })
  })

  test('light-dark() sets each', () => {
    expect(glassIn('background: light-dark(rgb(255 255 255 / 50%), #00000066)')).toEqual({
      ...light({ tint: '#ffffff', opacity: 0.5 }),
      ...dark({ tint: '#000000', opacity: 0.4 }),
    })
  })

  test('a control that both schemes share takes one value', () => {
    const { glass, ignored } = readGlassCss('.pane { border-radius: 8px } .dark .pane { border-radius: 9px }')
    expect(glass).toEqual({ radius: 8 })
    expect(ignored).toEqual([{ text: 'border-radius: 9px', why: 'Radius has one value for both schemes.' }])
  })
})

describe('which rule is read', () => {
  test('the first with a backdrop filter, with all other rules of its element', () => {
    const { glass, ignored } = readGlassCss(`
      body { background: black }
      .title { color: red }
      .card, .panel { backdrop-filter: blur(3px) }
      .card { border-radius: 4px }
      .bar { backdrop-filter: blur(30px) }
    `)
    expect(glass).toEqual({ ...both({ blur: 3, saturation: 1 }), radius: 4 })
    expect(ignored).toEqual([
      { text: 'body', why: 'It is for the whole page. Only its custom properties are read.' },
      { text: '.title', why: 'It has no backdrop-filter, so it is not the glass.' },
      { text: '.bar', why: 'Only the first glass is read: .card.' },
    ])
  })

  test('none of several without a backdrop filter', () => {
    const { glass, ignored } = readGlassCss('.a { background: red } .b { background: blue }')
    expect(glass).toEqual({})
    expect(ignored.map(({ text }) => text)).toEqual(['.a', '.b'])
  })

  test('what a control nearly took is listed first, and whole rules last', () => {
    const css = '.a:hover { color: red } body { margin: 0 } .a { display: flex; backdrop-filter: blur(99px) }'
    expect(readGlassCss(css).ignored.map(({ text }) => text)).toEqual([
      'backdrop-filter: blur(99px)',
      'display: flex',
      'body',
      '.a:hover',
    ])
  })

  test('what is for a state, another part or other conditions is left out', () => {
    const { glass, ignored } = readGlassCss(`
      .a { background: red; &:hover { background: blue } }
      .a::selection { background: blue }
      .a::after { background: blue }
      @media (min-width: 40rem) { .a { background: blue } }
      @supports not (backdrop-filter: blur(1px)) { .a { background: blue } }
      @keyframes shine { from { background: blue } }
    `)
    expect(glass).toEqual(both({ tint: '#ff0000', opacity: 1 }))
    expect(ignored).toEqual([
      { text: 'background: blue', why: 'It is for ::after, which is not the glass.' },
      { text: '.a:hover', why: 'It is only for :hover.' },
      { text: '.a::selection', why: 'It is only for ::selection.' },
      { text: '@media (min-width: 40rem)', why: 'It is for other conditions.' },
      { text: '@supports not (backdrop-filter: blur(1px))', why: 'It is for other conditions.' },
      { text: '@keyframes shine', why: 'It has no values of the glass.' },
    ])
  })

  test('glass on a layer, with the radius and the text of its element', () => {
    const { glass, ignored } = readGlassCss(`
      .a { border-radius: 6px; color: #000; background: red; opacity: 0.2 }
      .a::before { background: #fff; opacity: 0.5; border-radius: inherit; backdrop-filter: blur(2px) }
    `)
    expect(glass).toEqual({
      ...both({ tint: '#ffffff', opacity: 0.5, blur: 2, saturation: 1, foreground: '#000000' }),
      radius: 6,
    })
    expect(ignored.map(({ text }) => text)).toEqual([
      'background: red',
      'opacity: 0.2',
      'border-radius: inherit',
    ])
  })

  test('custom properties of the text stand for their values, and are not listed', () => {
    const { glass, ignored } = readGlassCss(`
      :root { --glass-bg: rgb(255 255 255 / var(--alpha)); --alpha: 30%; --glass-blur: blur(7px) }
      .a { --r: 4px; background: var(--glass-bg); backdrop-filter: var(--glass-blur); border-radius: var(--x, var(--r)) }
    `)
    expect(glass).toEqual({ ...both({ tint: '#ffffff', opacity: 0.3, blur: 7, saturation: 1 }), radius: 4 })
    expect(ignored).toEqual([])
  })

  test('a theme of Tailwind is for the whole page', () => {
    const { glass, ignored } = readGlassCss(
      '@theme inline { --blur-x: 5px } .a { backdrop-filter: blur(var(--blur-x)) }',
    )
    expect({ glass, ignored }).toEqual({ glass: both({ blur: 5, saturation: 1 }), ignored: [] })
  })

  test('a custom property that stands for itself has no value', () => {
    expect(ignoredIn('--a: var(--b); --b: var(--a); background: var(--a)')).toContain(
      'background: var(--a) – It is too long to be read.',
    )
  })
})

test('our custom properties win over plain glass, and one level over all', () => {
  const css = `:root { --glass-thin-blur: 3px; --glass-blur: 8px; --glass-tint: #abc; --glass-focus: gold }
    .card { backdrop-filter: blur(30px); background: #fff8 }`
  expect(glassIn(css)).toEqual({
    ...both({ tint: '#aabbcc', opacity: 0.53, saturation: 1, blur: 8 }),
    thinBlur: 3,
    focus: '#ffd700',
  })
})

test('values are described in words, once where schemes and levels agree', () => {
  const { understood } = readGlassCss(
    '.a { background: light-dark(#fff, #000); backdrop-filter: blur(4px) } .dark { --glass-thin-blur: 4px; --glass-border: #fff0 }',
  )
  expect(understood).toEqual([
    'Tint: #ffffff, in light',
    'Opacity on every level: 1, in light and dark',
    'Tint: #000000, in dark',
    'Border: 0, in dark',
    'Blur on every level: 4 px',
    'Saturation: 1',
  ])
})

test.each([
  ['an empty text', '', 'There is no CSS yet.'],
  ['a blank text', ' \n\t', 'There is no CSS yet.'],
  ['a rule without an end', '.a { color: red', 'This is not CSS. Line 1: Unclosed block.'],
  ['prose', 'color: red;\nhello world', 'This is not CSS. Line 2: Unknown word hello.'],
  ['a bracket too many', 'a {}\n}', 'This is not CSS. Line 2: Unexpected }.'],
  ['a comment without an end', '/* ', 'This is not CSS. Line 1: Unclosed comment.'],
  ['a very long text', `color: ${'x'.repeat(100_000)}`, 'The text is longer than 100,000 characters.'],
])('%s is refused', (_name, text, message) => {
  expect(() => readGlassCss(text)).toThrow(expect.objectContaining({ name: 'CssError', message }))
})
