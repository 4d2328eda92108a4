import { resolve } from 'node:path'
import ts from 'typescript'
import { test } from 'vitest'
import { isNative } from '../../scripts/entry/prop-type'
import { nodesOf, placeOf } from '../../scripts/entry/syntax-tree'
import { typeProgram } from '../../scripts/entry/type-program'
import { registryFiles } from './one-component'

const files = registryFiles()
  .filter((file) => /\.tsx?$/.test(file) && !/\/entry\.tsx$|\.(?:demo|test)\.tsx?$/.test(file))
  .map((file) => resolve(file))
const program = typeProgram(files)
const checker = program.getTypeChecker()
const sources = files.flatMap((file) => program.getSourceFile(file) ?? [])

const isExported = (node: ts.InterfaceDeclaration) =>
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true

/** The exported `*Props` interfaces of the registry. */
const propTypes = sources
  .flatMap((source) => source.statements.filter(ts.isInterfaceDeclaration))
  .filter((declaration) => isExported(declaration) && declaration.name.text.endsWith('Props'))

const isSame = (one: ts.Type, other: ts.Type) =>
  checker.isTypeAssignableTo(one, other) && checker.isTypeAssignableTo(other, one)

/** Whether a declaration repeats an optional native prop with the same type. */
function repeats(owner: ts.InterfaceDeclaration, member: ts.PropertySignature): boolean {
  if (member.questionToken === undefined) return false
  const name = member.name.getText()
  const own = checker.getNonNullableType(checker.getTypeAtLocation(member))
  const { types = [] } = owner.heritageClauses?.[0] ?? {}
  const native = types.flatMap(
    (base) => checker.getPropertyOfType(checker.getTypeAtLocation(base), name) ?? [],
  )
  return native.some(
    (prop) => isNative(prop) && isSame(checker.getNonNullableType(checker.getTypeOfSymbol(prop)), own),
  )
}

/** The components that take props of a type. */
const componentsOf = (owner: ts.InterfaceDeclaration) =>
  owner
    .getSourceFile()
    .statements.filter(ts.isFunctionDeclaration)
    .filter(({ parameters: [props] }) => props?.type?.getText() === owner.name.text)

/** Whether a prop reaches the element that takes all other props: among them, or as an attribute or child of its own. */
function goesWithTheRest(component: ts.FunctionDeclaration, prop: string): boolean {
  const pattern = component.parameters[0]?.name
  const elements = pattern && ts.isObjectBindingPattern(pattern) ? pattern.elements : []
  const rest = elements.find(({ dotDotDotToken }) => dotDotDotToken)?.name.getText()
  const own = elements.find(({ name, propertyName }) => (propertyName ?? name).getText() === prop)?.name
  if (own === undefined) return true
  const root = nodesOf(component)
    .filter(ts.isJsxSpreadAttribute)
    .find(({ expression }) => expression.getText() === rest)?.parent.parent
  if (root === undefined) return false
  const local = own.getText()
  const content = ts.isJsxOpeningElement(root) ? root.parent.children : []
  if (prop === 'children') return content.some((child) => child.getText() === `{${local}}`)
  const value = root.attributes.properties
    .filter(ts.isJsxAttribute)
    .find(({ name }) => name.getText() === prop)?.initializer
  if (value === undefined) return false
  // A class name or style that is merged is still one; a handler that is composed does more.
  return prop === 'className' || prop === 'style'
    ? nodesOf(value).some((node) => ts.isIdentifier(node) && node.text === local)
    : value.getText() === `{${local}}`
}

test('a native prop is declared anew only where it does not go where all other props go', () => {
  const idle = propTypes.flatMap((owner) =>
    owner.members
      .filter(ts.isPropertySignature)
      .filter((member) => repeats(owner, member))
      .filter(({ name }) => componentsOf(owner).every((one) => goesWithTheRest(one, name.getText())))
      .map((at) => ({
        at,
        fact: `The native prop '${at.name.getText()}' is declared anew, and goes where all other props go.`,
      })),
  )
  expectNone(idle, 'Remove it: the component has it from its native element.')
})

/** Fails with what is wrong, each as a line with the place, the fact and the fix. */
function expectNone(wrong: readonly { readonly at: ts.Node; readonly fact: string }[], fix: string): void {
  if (wrong.length > 0)
    throw new Error(wrong.map(({ at, fact }) => `${placeOf(at)}: ${fact} ${fix}`).join('\n'))
}

test('each text of `labels` may be undefined, which means the English one', () => {
  const required = sources
    .flatMap((source) => source.statements.filter(ts.isInterfaceDeclaration))
    .filter((declaration) => isExported(declaration) && declaration.name.text.endsWith('Labels'))
    .flatMap(({ members }) => [...members].filter(ts.isPropertySignature))
    .filter(({ questionToken, type }) => !questionToken || !type?.getText().endsWith('| undefined'))
    .map((at) => ({ at, fact: `The text '${at.name.getText()}' has to be given.` }))
  expectNone(required, 'Write `?: … | undefined`, and give it a default.')
})

/** The names of all props of a type. */
const namesOf = (owner: ts.InterfaceDeclaration) =>
  new Set(checker.getPropertiesOfType(checker.getTypeAtLocation(owner)).map(({ name }) => name))

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** What a component can hold itself, and what belongs to it: `open` has `defaultOpen` and `onOpenChange`. */
const held = ['value', 'open', 'page', 'choice']

/**
 * Parts of components are not components, the generator is a page that nobody installs, and a screen is a page of an app,
 * whose text is edited in its file.
 */
const isForConsumers = ({ fileName }: ts.SourceFile) =>
  !/registry\/(?:shared|generator|screens|recipes)\//.test(fileName)

test('what a consumer may control has a default and a handler of its name', () => {
  const ofComponents = propTypes.filter((owner) => isForConsumers(owner.getSourceFile()))
  const missing = ofComponents.flatMap((owner) => {
    const declared = owner.members.flatMap(({ name }) => name?.getText() ?? [])
    const names = namesOf(owner)
    return held.flatMap((one) => {
      const [start, handler] = [`default${capitalized(one)}`, `on${capitalized(one)}Change`]
      const isHeld = [one, handler].some((name) => declared.includes(name))
      return isHeld
        ? [start, handler]
            .filter((name) => !names.has(name))
            .map((name) => ({ at: owner.name, fact: `${owner.name.text} has ${one}, and no ${name}.` }))
        : []
    })
  })
  expectNone(missing, 'Add it: a consumer may leave the value to the component, or hold it.')
})

/** Attributes whose text a visitor reads or hears. */
const spoken = new Set(['alt', 'aria-label', 'aria-description', 'placeholder', 'title'])

test('every built-in text is a prop', () => {
  const components = sources
    .filter(isForConsumers)
    .filter(({ fileName }) => fileName.endsWith('.tsx') && !fileName.endsWith('.cases.tsx'))
  const texts = components.flatMap((source) =>
    nodesOf(source).flatMap((node) => {
      const isText = ts.isJsxText(node) && /\p{L}/u.test(node.text)
      const isSpoken =
        ts.isJsxAttribute(node) &&
        spoken.has(node.name.getText()) &&
        node.initializer !== undefined &&
        ts.isStringLiteral(node.initializer) &&
        node.initializer.text !== ''
      return isText || isSpoken
        ? [{ at: node, fact: `\`${node.getText().trim()}\` is a built-in text.` }]
        : []
    }),
  )
  expectNone(texts, 'Make it a prop with a default; several are one object, `labels`.')
})
