// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { renderTokens, renumber, toHtml } from '../../src/highlighter/code-tokens'
import { highlight } from '../../src/highlighter/highlight'

const css = (opacity: number, blur: number) =>
  `.glass {\n  opacity: ${opacity};\n  /* a & b < c */\n  backdrop-filter: blur(${blur}px);\n}`
const tsx = (size: number, extra: string) => `<Card size={${size}}${extra}>\n  a & b\n</Card>`

test('an element shows its new tokens, whatever it showed before', () => {
  const element = document.createElement('code')
  const codes = [
    css(0.5, 10),
    css(0.5, 11),
    css(1, 10),
    '',
    css(0, 0),
    `${css(0, 0)}\n${css(1, 1)}`,
    css(1, 1),
    'a',
    tsx(1, ''),
    tsx(2, ''),
    tsx(2, ' wide'),
    tsx(30, ' wide'),
    tsx(30, ' wide="a" high={2}'),
    tsx(1, ''),
  ]
  for (const code of codes) {
    const runs = highlight(code, code.startsWith('<') ? 'tsx' : 'css')
    renderTokens(element, runs)
    expect(element.textContent).toBe(code)
    const whole = document.createElement('code')
    whole.innerHTML = toHtml(runs)
    expect(element.innerHTML).toBe(whole.innerHTML)
  }
})

test('moving a slider changes the text of one node and replaces none', () => {
  const element = document.createElement('code')
  renderTokens(element, highlight(css(0.5, 10), 'css'))
  const before = [...element.childNodes].map((node) => [node, node.textContent] as const)
  renderTokens(element, highlight(css(0.6, 10), 'css'))
  expect([...element.childNodes]).toEqual(before.map(([node]) => node))
  const changed = before.filter(([node, text]) => node.textContent !== text)
  expect(changed.map(([node]) => node.textContent)).toEqual(['0.6'])
})

test('neighboring tokens have different kinds, so that each is one node', () => {
  for (const [code, language] of [
    [css(0.5, 10), 'css'],
    [tsx(1, ' a="b"'), 'tsx'],
  ] as const) {
    const kinds = highlight(code, language).map(({ kind }) => kind)
    expect(kinds.filter((kind, index) => kind === kinds[index - 1])).toEqual([])
    expect(new Set(kinds).size).toBeGreaterThan(3)
  }
})

test('white space has no token of its own, and what a template inserts is code', () => {
  const shown = (code: string) => highlight(code, 'tsx').map(({ kind, text }) => [kind, text])
  expect(shown('export default function Card() {}')).toEqual([
    ['keyword', 'export default function '],
    ['tag', 'Card'],
    ['plain', '() {}'],
  ])
  expect(shown('`${one} of ${all}`')).toEqual([
    ['string', '`'],
    ['plain', '${one}'],
    ['string', ' of '],
    ['plain', '${all}'],
    ['string', '`'],
  ])
  expect(shown('<a b={c} />').map(([, text]) => text)).toEqual(['<', 'a ', 'b', '={c} />'])
})

test('numbers replace numbers one for one, or the code is tokenized again', () => {
  const runs = [
    { kind: 'plain', text: 'a ' },
    { kind: 'number', text: '1.5' },
    { kind: 'string', text: '"10 of 20"' },
  ] as const
  expect(renumber(runs, 'a 2"3 of 40.5"')).toEqual([
    { kind: 'plain', text: 'a ' },
    { kind: 'number', text: '2' },
    { kind: 'string', text: '"3 of 40.5"' },
  ])
  for (const other of ['a 2"3 of 40.5" ', 'a -2"3 of 4"', 'a 2"3 or 4"', 'a 2"3 of "', 'a 2"3 of 4'])
    expect(renumber(runs, other), other).toBeUndefined()
  const split = [
    { kind: 'plain', text: '1' },
    { kind: 'number', text: '2' },
  ] as const
  expect(renumber(split, '12')).toBeUndefined()
})
