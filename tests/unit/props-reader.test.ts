import { join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { nativeProps } from '../../scripts/entry/native-props'
import { readProps } from '../../scripts/entry/props-reader'
import type { PropRow } from '../../src/registry/entry-module'

/** A folder that exists in the compiler's memory alone. */
const folder = resolve('registry/menu')
const entry = join(folder, 'entry.tsx')

const options: ts.CompilerOptions = {
  strict: true,
  lib: ['lib.es2022.d.ts'],
  types: [],
  jsx: ts.JsxEmit.Preserve,
}
const host = ts.createCompilerHost(options, true)
const libraries = new Map<string, ts.SourceFile | undefined>()

/**
 * The rows of an entry with the given sections, whose component is in a file of the given text.
 *
 * @param elements The text of the package `elements`.
 */
function read(component: string, sections: string, elements = '') {
  const texts = new Map([
    [entry, `import { Menu, Item } from './menu'\nexport default docs({ sections: [${sections}] })`],
    [join(folder, 'menu.tsx'), component],
    [join(folder, 'node_modules/elements/index.d.ts'), elements],
    [resolve('registry/glass/glass.ts'), 'export type GlassStyle = Record<`--${string}`, string>'],
  ])
  const getSourceFile: ts.CompilerHost['getSourceFile'] = (file, version) => {
    const text = texts.get(file)
    if (text !== undefined) return ts.createSourceFile(file, text, version, true)
    if (!libraries.has(file)) libraries.set(file, host.getSourceFile(file, version))
    return libraries.get(file)
  }
  const fileExists = (file: string) => texts.has(file)
  const directoryExists = () => true
  return readProps(
    entry,
    ts.createProgram([entry], options, { ...host, fileExists, directoryExists, getSourceFile }),
  )
}

/** A component with one prop, `shown`, of the given type. */
const withProp = (type: string, more = '') => `${more}
export interface MenuProps {
  /** What is shown. */
  shown: ${type}
}
export function Menu({ shown }: MenuProps) { return null }`

/** The names of a row and its members: `shown { label, icon { src } }`. */
const outline = ({ name, members }: PropRow): string =>
  members ? `${name} { ${members.map(outline).join(', ')} }` : name

function outlineOf(type: string, more?: string) {
  const row = read(withProp(type, more), "propsTable(Menu, ['shown'])").Menu?.shown
  return row && outline(row)
}

const point = `/** A point. */
interface Point {
  /** Its distance from the left. */
  x: number
  /** Its distance from the top. @default 0 */
  y?: number
}`

const shapes: [type: string, outline: string][] = [
  ['Point', 'shown { x, y }'],
  ['Point | undefined', 'shown { x, y }'],
  ['Point | string', 'shown { x, y }'],
  ['Point[]', 'shown { x, y }'],
  ['readonly Point[]', 'shown { x, y }'],
  ['readonly [Point, ...Point[]]', 'shown { x, y }'],
  ["Omit<Point, 'y'>", 'shown { x }'],
  [
    '{\n/** The corner. */\ncorner: Point\n/** How wide it is. */\nwidth: number }',
    'shown { corner { x, y }, width }',
  ],
  ['Point | {\n/** The name. */\nname: string }', 'shown { x, y, name }'],
  ['string[]', 'shown'],
  ["'left' | 'right'", 'shown'],
  ['Date', 'shown'],
  ['Map<string, Point>', 'shown'],
  ['(point: Point) => void', 'shown'],
]

test.each(shapes)('a prop of type %j is described as %s', (type, expected) => {
  expect(outlineOf(type, point)).toBe(expected)
})

test('a member’s row has its type, whether it is required, its default and its description', () => {
  const row = read(withProp('Point', point), "propsTable(Menu, ['shown'])").Menu?.shown
  expect(row?.members).toEqual([
    { name: 'x', type: 'number', required: true, description: 'Its distance from the left.' },
    { name: 'y', type: 'number', required: false, default: '0', description: 'Its distance from the top.' },
  ])
})

test('a type that lists itself is described once', () => {
  const tree = `interface Node {
    /** The label. */
    label: string
    /** The nodes below. */
    nodes?: readonly Node[]
  }`
  expect(outlineOf('Node', tree)).toBe('shown { label, nodes }')
})

test('a type that lists one beside it is described once, too', () => {
  const list = `interface Item {
    /** The label. */
    label: string
  }
  interface Group {
    /** The heading. */
    group: string
    /** What is below it. */
    items: readonly Item[]
  }`
  expect(outlineOf('readonly (Item | Group)[]', list)).toBe('shown { label, group, items }')
})

test('an optional prop’s type is the one that its alias stands for', () => {
  const rows = read(
    withProp('Side | undefined\n/** An optional one. */\nside?: Side', "type Side = 'left' | 'right' | null"),
    "propsTable(Menu, ['shown', 'side'])",
  )
  expect(rows.Menu?.shown?.type).toBe("'left' | 'right' | null")
  expect(rows.Menu?.side?.type).toBe("'left' | 'right' | null")
})

test('a type of the glass is named: a visitor installs its file, too', () => {
  const style = "import type { GlassStyle } from '../glass/glass'"
  const row = read(withProp('GlassStyle | undefined', style), "propsTable(Menu, ['shown'])").Menu?.shown
  expect(row?.type).toBe('GlassStyle')
})

test('a prop in two tables of one component has one row', () => {
  const component = `export function Menu(props: {
    /** What it is called. */
    label: string
    /** How wide it is. */
    width: number
  }) { return null }
  export function Item(props: {
    /** What it says. */
    label: string
  }) { return null }`
  const rows = read(
    component,
    "propsTable(Menu, ['label', 'width']), propsTable(Menu, ['label'], 'Labels'), propsTable(Item, ['label'])",
  )
  expect(Object.values(rows.Menu ?? {}).map(({ name }) => name)).toEqual(['label', 'width'])
  expect(rows.Item?.label?.description).toBe('What it says.')
})

test('a member without a description is refused with its own file and line', () => {
  expect(() => outlineOf('{ corner: number }')).toThrow(
    /^registry\/menu\/menu\.tsx:4: The member 'shown\.corner' has no description\. Write a TSDoc comment/,
  )
})

test('a union of literals keeps the order of its declaration, also behind an alias', () => {
  const component = `type Side = 'left' | 'right'
export interface MenuProps {
  /** Read first, so that the compiler knows 'right' before 'left'. */
  first: 'right'
  /** Where it opens. */
  side: 'left' | 'right'
  /** Where it closes. */
  end?: Side
  /** Where it points. */
  tip?: 'left' | 'right' | undefined
}
export function Menu({ first, side, end, tip }: MenuProps) { return null }`
  const rows = read(component, "propsTable(Menu, ['first', 'side', 'end', 'tip'])").Menu
  expect(rows?.side?.type).toBe("'left' | 'right'")
  expect(rows?.end?.type).toBe("'left' | 'right'")
  expect(rows?.tip?.type).toBe("'left' | 'right'")
})

test('the `undefined` of an optional prop is not shown', () => {
  const component = `type Side = 'left' | 'right'
type Pick = (side: Side | null) => void
export interface MenuProps {
  /** A name. */
  label?: string | undefined
  /** A handler. */
  onMove?: ((side: Side | null) => void) | undefined
  /** A handler with a name. */
  onPick?: Pick | undefined
  /** Literals. */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Literals with a name. */
  side?: Side | undefined
  /** Two types. */
  width?: number | string | null | undefined
  /** A list. */
  sides?: readonly Side[] | undefined
}
export function Menu(props: MenuProps) { return null }`
  const names = ['label', 'onMove', 'onPick', 'size', 'side', 'width', 'sides']
  const rows = read(component, `propsTable(Menu, ${JSON.stringify(names)})`).Menu
  expect(names.map((name) => rows?.[name]?.type)).toEqual([
    'string',
    '(side: Side | null) => void',
    '(side: Side | null) => void',
    "'sm' | 'md' | 'lg'",
    "'left' | 'right'",
    'string | number | null',
    'readonly Side[]',
  ])
})

/** React's types, in small. */
const react = `export interface TextareaHTMLAttributes<T> {
  className?: string | undefined
  onChange?: ChangeEventHandler<T, Element> | undefined
  inert?: boolean | undefined
}
type ChangeEventHandler<T, U> = (event: [T, U]) => void
interface HTMLTextAreaElement { value: string }
export type NativeProps = TextareaHTMLAttributes<HTMLTextAreaElement>
`

const field = `import type { NativeProps } from 'elements'
export interface MenuProps extends NativeProps {
  /** What it is called. */
  label: string
}
export function Menu({ className = 'menu', ...rest }: MenuProps) { return null }`

test('a prop of the native element has the type of its declaration, and a description of its own', () => {
  const rows = read(field, "propsTable(Menu, ['className', 'onChange', 'label'])", react).Menu
  expect(rows?.className).toEqual({
    name: 'className',
    type: 'string',
    required: false,
    default: "'menu'",
    description: nativeProps.className,
  })
  expect(rows?.onChange?.type).toBe('ChangeEventHandler<HTMLTextAreaElement>')
  expect(rows?.label?.description).toBe('What it is called.')
})

test('what a component says of a native prop itself comes first', () => {
  const own = field.replace('label: string', "className?: 'wide' | undefined")
  const row = read(own, "propsTable(Menu, ['className'])", react).Menu?.className
  expect(row).toMatchObject({ type: "'wide'", description: 'What it is called.' })
})

test('a native prop without a description is refused, with the file to describe it in', () => {
  expect(() => read(field, "propsTable(Menu, ['inert'])", react)).toThrow(
    /registry\/menu\/entry\.tsx:2: The prop 'inert' has no description\. Describe it in scripts\/entry\/native-props\.ts/,
  )
})
