import { format } from 'prettier'
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { elementModule, printWidth } from '../../src/registry/snippet'

function Pane(props: Record<string, unknown>) {
  return <div {...props} />
}

const words = 'Light bends where the pane is thick, and the picture behind it softens into color.'
const record = { title: 'A pane', tint: '#ffffff' }
const pair = ['a', 'b']
const numbers = Array.from({ length: 40 }, (_, index) => index * 10)

const cases: Record<string, ReactElement> = {
  nothing: <></>,
  'one attribute that is too long': <Pane title={words} />,
  'one expression that is too long': <Pane title={`"${words}"`} />,
  'attributes that do not fit': <Pane title="A pane of glass" tint="#ffffff80" blur={12} open />,
  'two attributes and a child': (
    <Pane tint="#fff" open>
      Glass
    </Pane>
  ),
  'a text that does not fit': <p>{words}</p>,
  'a text that is written in braces': <p>{`{${words}}`}</p>,
  'a text beside an element': (
    <label>
      Email
      <input />
    </label>
  ),
  'a text beside a number': <p>Pages: {12}</p>,
  'two numbers': <p>{[1, 2]}</p>,
  'a text with white space at its end': <p>{['Light bends where the pane is thick, by ', 12, ' degrees']}</p>,
  'an element in an attribute': <Pane title="Search" icon={<Pane size={20} />} />,
  'a long element in an attribute': (
    <Pane icon={<Pane size={20} title="A pane of glass, seen from above" />} />
  ),
  'an element in an object': <Pane item={{ icon: <Pane title={words} open />, title: 'A pane' }} />,
  'an array of elements': <Pane items={[<i key="1" />, <b key="2" />]} />,
  'an array of records': <Pane items={[record, record]} />,
  'an array of short records': <Pane items={[{ a: 1 }, { a: 2 }]} />,
  'an array of arrays': <Pane items={[pair, pair]} />,
  'many numbers': <Pane items={numbers} />,
  'a long text in an object': <Pane style={{ content: words, alt: words, 'grid-area': 'a' }} />,
  'empty lists': <Pane items={[]} style={{}} />,
  quotes: <Pane items={["it's", 'a "b"', `it's "c"`, `'d' "e" 'f'`, 'back\\slash']} />,
}

describe('Prettier changes nothing in the code that is printed for', () => {
  test.each(Object.entries(cases))('%s', async (_what, element) => {
    const code = elementModule(element, { scope: { Pane }, names: {} })
    expect(code).toBe(
      await format(code, { parser: 'typescript', printWidth, semi: false, singleQuote: true }),
    )
  })
})
