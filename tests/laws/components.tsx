import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
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

/** An element of every component, by the title of its page. */
export const components: readonly (readonly [title: string, element: ReactElement])[] = [
  ...inExamples,
  ...Object.entries(inDemos),
]
