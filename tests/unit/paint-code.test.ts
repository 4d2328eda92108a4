// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { paintCode } from '../../src/docs/paint-code'
import { highlight } from '../../src/docs/prism'

const css = (opacity: number, blur: number) =>
  `.glass {\n  opacity: ${opacity};\n  /* a & b < c */\n  backdrop-filter: blur(${blur}px);\n}`
const tsx = (size: number, extra: string) => `<Card size={${size}}${extra}>\n  a & b\n</Card>`

test('whatever was painted before, the element shows the code, and highlighted as a whole', () => {
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
  ]
  for (const code of codes) {
    paintCode(element, highlight(code, 'css'))
    expect(element.textContent).toBe(code)
    const whole = document.createElement('code')
    whole.innerHTML = highlight(code, 'css').join('')
    expect(element.innerHTML).toBe(whole.innerHTML)
  }
  for (const code of [tsx(1, ''), tsx(2, ''), tsx(2, ' wide'), tsx(30, ' wide')]) {
    paintCode(element, highlight(code, 'tsx'))
    expect(element.textContent).toBe(code)
  }
})

test('a piece that stays the same keeps its node', () => {
  const element = document.createElement('code')
  paintCode(element, highlight(css(0.5, 10), 'css'))
  const before = [...element.childNodes]
  paintCode(element, highlight(css(0.6, 10), 'css'))
  const changed = [...element.childNodes].filter((node) => !before.includes(node))
  expect(changed).toHaveLength(1)
  expect(changed[0]?.textContent).toContain('0.6')
})
