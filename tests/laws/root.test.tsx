// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { Children, cloneElement, createRef, isValidElement, type ReactElement, type ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Calendar } from '../../registry/calendar/calendar'
import { ContactInfo } from '../../registry/contact/contact-info'
import { Modal } from '../../registry/modal/modal'
import { Popup } from '../../registry/popup/popup'
import { Toast, type ToastProps } from '../../registry/toast/toast'
import { ToastStack } from '../../registry/toast/toast-stack'
import { useToaster } from '../../registry/toast/use-toaster'
import { defaultsOf } from '../../src/registry/controls'
import type { Section } from '../../src/registry/sections'
import { entries } from './entries'

/** What a consumer sets on any component. */
const given = {
  id: 'own-id',
  className: 'own-class',
  style: { order: 7 },
  'data-testid': 'own-test-id',
  ref: createRef<Element>(),
}
type Given = keyof typeof given

const ToastAlone = (props: Partial<ToastProps>) => (
  <Toast title="Saved" message="It is on disk." toaster={useToaster(10_000)} {...props} id={1} />
)

/** Elements of components that the entries show only inside a demo. */
const inDemos: Readonly<Record<string, ReactElement>> = {
  Calendar: <Calendar />,
  'Contact Us': <ContactInfo email="a@example.org" phone="+1 555 0100" location="Lisbon" />,
  Modal: <Modal heading="A" paragraph="B" CTA={{ text: 'C', color: '#000' }} unmount={() => {}} />,
  Popup: <Popup isOpen />,
  Toast: <ToastAlone />,
  'Toast stack': <ToastStack />,
}

/** The props that a component does not put on its root, with the reason. */
const elsewhere: Readonly<Record<string, { readonly props: readonly Given[]; readonly why: string }>> = {
  Input: {
    props: ['id', 'data-testid', 'ref'],
    why: 'They belong to the field; the root is the box around it.',
  },
  Toast: { props: ['id'], why: 'Its id is the number of the toast in the list.' },
  Gallery: { props: ['className'], why: 'The root, a frame, has containerClasses; className is the grid.' },
}

/** The elements that a section shows, without those inside its demos. */
function shownBy(section: Section): readonly ReactNode[] {
  if (section.kind === 'examples')
    return section.examples.map((one) => (one.kind === 'element' ? one.element : undefined))
  return section.kind === 'customizer' && typeof section.preview === 'function'
    ? [section.preview(defaultsOf(section.controls), () => () => {})]
    : []
}

/** The elements in a node, and those in their children. */
const within = (node: ReactNode): ReactElement<{ children?: ReactNode }>[] =>
  Children.toArray(node)
    .filter((child) => isValidElement<{ children?: ReactNode }>(child))
    .flatMap((child) => [child, ...within(child.props.children)])

/** Each component that has a props table, as an example shows it. */
const inExamples = entries.flatMap(({ title, page: { docs } }) => {
  const elements = docs.sections.flatMap(shownBy).flatMap(within)
  return docs.sections
    .filter((section) => section.kind === 'props')
    .flatMap(({ component }) => elements.find(({ type }) => type === component) ?? [])
    .map((element) => [title, element] as const)
})

const components = [...inExamples, ...Object.entries(inDemos)]

// The top layer, which jsdom does not have.
beforeAll(() => {
  for (const name of ['showPopover', 'hidePopover']) Reflect.set(HTMLElement.prototype, name, () => {})
  for (const name of ['showModal', 'close']) Reflect.set(HTMLDialogElement.prototype, name, () => {})
})
afterEach(cleanup)

test('every component with a props table is rendered here', () => {
  const tables = entries.filter(({ page }) => page.docs.sections.some(({ kind }) => kind === 'props'))
  const rendered = components.map(([title]) => title)
  expect(tables.map(({ title }) => title).filter((title) => !rendered.includes(title))).toEqual([])
})

describe.each(components)('%s', (title, element) => {
  const { props: exceptions = [] } = elsewhere[title] ?? {}

  test('the ref, id, class name, style and data attributes of its consumer reach its root', () => {
    const { container } = render(cloneElement(element, given))
    const root = container.querySelector<HTMLElement>(':scope > *')
    const reached: Readonly<Record<Given, boolean>> = {
      id: root?.id === given.id,
      style: root?.style.order === '7',
      className: root?.classList.contains(given.className) === true,
      'data-testid': root?.getAttribute('data-testid') === given['data-testid'],
      ref: root !== null && given.ref.current === root,
    }
    const missing = Object.entries(reached).flatMap(([name, isReached]) => (isReached ? [] : [name]))
    expect(missing.toSorted()).toEqual(exceptions.toSorted())
  })
})
