import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { nodesOf, parseFile, placeOf } from '../../scripts/entry/syntax-tree'
import { registryFiles } from './one-component'

/** The names of an element's attributes. Those of `{...props}` are not known. */
const attributesOf = ({ attributes }: ts.JsxSelfClosingElement) =>
  attributes.properties.flatMap(({ name }) => name?.getText() ?? [])

/** The buttons that have an icon and no content, as `<Button icon={heart} />`, each with its file and line. */
const iconsAlone = (file: string, code: string) =>
  nodesOf(parseFile(file, code))
    .filter(ts.isJsxSelfClosingElement)
    .filter(({ tagName }) => tagName.getText() === 'Button')
    .map((element) => ({ at: placeOf(element), attributes: attributesOf(element) }))
    .filter(({ attributes }) => attributes.some((name) => /^icon(After)?$/.test(name)))
    .filter(({ attributes }) => !attributes.includes('children'))

const isNamed = ({ attributes }: { readonly attributes: readonly string[] }) =>
  attributes.some((name) => /^aria-label(ledby)?$/.test(name))

test('wherever an icon is the only content of a button, it has a name', () => {
  const files = registryFiles().filter((file) => file.endsWith('.tsx'))
  const alone = files.flatMap((file) => iconsAlone(file, readFileSync(file, 'utf8')))
  expect(alone.filter((one) => !isNamed(one)).map(({ at }) => at)).toEqual([])
})

test('an icon alone is found, and its name is not that of a wrapper', () => {
  const found = iconsAlone(
    'example.tsx',
    '<p aria-label="x"><Button icon="♥" /><Button icon="♥">Like</Button></p>',
  )
  expect(found.map(isNamed)).toEqual([false])
})
