import { describe, expect, test } from 'vitest'
import { readDemo } from '../../scripts/entry/demo-reader'

/** A demo that takes a customizer's values, with the given lines in its component. */
const demo = ({
  parameter = 'values: PaneProps',
  body = '',
  attributes = '{...values}',
  text = 'Text',
} = {}) => `import { Pane, type PaneProps } from './pane'

export default function Example(${parameter}) {${body}
  return (
    <Pane
      ${attributes}
    >
      ${text}
    </Pane>
  )
}
`

const read = (text: string) => readDemo('registry/pane/pane.demo.tsx', text)

test('a demo loses its parameter and the type that only the parameter needed, and keeps the spread', () => {
  expect(read(demo())).toBe(
    demo({ parameter: '' }).replace(
      "import { Pane, type PaneProps } from './pane'",
      "import { Pane } from './pane'",
    ),
  )
})

test('a parameter on a line of its own leaves nothing behind', () => {
  expect(read(demo({ parameter: '\n  values: ComponentProps<typeof Pane>,\n' }))).toContain(
    'function Example() {',
  )
})

test('a demo without a parameter is shown as it is', () => {
  const text = demo({ parameter: '', attributes: 'tint="red"' })
  expect(read(text)).toBe(text)
})

const allowed: Record<string, string> = {
  'the word in a comment': demo({
    body: '\n  // The values come from the controls; all values are strings.',
  }),
  'the word in a string': demo({ attributes: '{...values}\n      title="values, values"' }),
  'the word in the text of an element': demo({ text: 'Our values' }),
  'a property of that name': demo({ body: '\n  const entries = Object.values({ values: 1 })' }),
  'a property that is read': demo({ body: '\n  const all = form.values' }),
}

test.each(Object.entries(allowed))('%s is no use of the values', (_what, text) => {
  expect(read(text)).toContain('function Example() {')
  expect(read(text)).toContain('{...values}')
})

describe('a demo is refused with file, fact and fix', () => {
  const refused: Record<string, { text: string; line: number }> = {
    'whose values are used twice': { text: demo({ body: '\n  const { tint } = values' }), line: 4 },
    'that spreads the values twice': {
      text: demo({ text: '<Pane {...values} />' }),
      line: 8,
    },
    'that passes the values on in an object': { text: demo({ body: '\n  const all = { values }' }), line: 4 },
    'that reads the values and does not spread them': {
      text: demo({ attributes: 'tint={values.tint}' }),
      line: 6,
    },
    'that does not use the values': { text: demo({ attributes: '' }), line: 3 },
    'whose parameter has another name': { text: demo({ parameter: 'props: PaneProps' }), line: 3 },
    'that takes the values apart': { text: demo({ parameter: '{ tint }: PaneProps' }), line: 3 },
    'that writes the spread in a comment, too': {
      text: demo({ body: '\n  // Attributes take the place of {...values}.' }),
      line: 7,
    },
  }

  test.each(Object.entries(refused))('%s', (_what, { text, line }) => {
    expect(() => read(text)).toThrow(
      new RegExp(`^registry/pane/pane\\.demo\\.tsx:${line}: .* exactly once .*Name the parameter \`values\``),
    )
  })

  test('that has no default function', () => {
    expect(() => read('export const Example = () => null')).toThrow(
      /^registry\/pane\/pane\.demo\.tsx:1: There is no default function\. A demo needs/,
    )
  })
})
