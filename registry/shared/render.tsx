'use client'

import {
  Children,
  isValidElement,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
  type RefCallback,
} from 'react'
import { classNames } from './class-names'
import { composeHandlers, mergeIds, useMergedRef } from './compose'

/** The props that a component passes to the element in place of its own: every element has them. */
export interface RenderProps extends HTMLAttributes<HTMLElement> {
  ref: RefCallback<HTMLElement>
}

/** The props that a component gives to what takes the place of its link. */
export interface LinkRenderProps extends RenderProps {
  /** The address that the component has. That of an element comes first. */
  href: string
}

/** A function that returns the element in place of the component's own. */
export type Render<State, Props extends RenderProps = RenderProps> = (
  props: Props,
  state: State,
) => ReactElement

/** A function that returns it, where the component has no state. */
export type ElementRender = (props: RenderProps) => ReactElement

/** A function that returns what takes the place of a link, where the component has no state. */
export type LinkRender = (props: LinkRenderProps) => ReactElement

/** Gives the component's state to a function. */
export const withState = <State, Props extends RenderProps>(
  render: ReactElement | Render<State, Props> | undefined,
  state: State,
): ReactElement | ((props: Props) => ReactElement) | undefined =>
  typeof render === 'function' ? (props) => render(props, state) : render

interface RenderedProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined
  href?: string | undefined
  /** The tag of the component's own element. */
  tag: 'a' | 'button' | 'div'
  /** The props that only this element can take. */
  native?: object | undefined
  /** The element in its place. It keeps its props, and gets the component's. */
  render: ReactElement | LinkRender | undefined
}

/** The root of a component: its own element, or what its consumer renders in place of it. */
export function Rendered({ tag, native, render, ref = null, ...rest }: RenderedProps) {
  const given = typeof render === 'object' ? elementOf(render) : undefined
  const props = { ...rest, ref: useMergedRef(given?.props.ref, ref) }
  // Only a component that has an address has a function that expects one.
  const made = typeof render === 'function' ? elementOf(render(props as LinkRenderProps)) : given
  const Element = made?.type ?? tag
  // An address means nothing to an element of HTML that is no link.
  const isNoLink = typeof Element === 'string' && Element !== 'a' && { href: undefined }
  return (
    <Element
      {...(Element === tag && native)}
      {...(given ? mergeProps(props, given.props) : (made?.props ?? props))}
      {...isNoLink}
    />
  )
}

interface ElementProps extends HTMLAttributes<HTMLElement> {
  readonly ref?: Ref<HTMLElement>
}

/**
 * The element in a node. One that a server component has written may still be on its way: `Children` waits for it.
 *
 * @throws {Error} When there is no element.
 */
function elementOf(node: ReactElement): ReactElement<ElementProps> {
  const [element] = Children.toArray(node)
  if (isValidElement<ElementProps>(element)) return element
  throw new Error('`render` has no element. Give it one, `<a href="/" />`, or a function that returns one.')
}

/** Joins the props of a component and an element. The element's come first and win. */
function mergeProps(own: RenderProps, given: ElementProps): object {
  const merged = Object.entries(given).flatMap(([name, value]: [string, unknown]) => {
    if (value === undefined || name === 'ref') return []
    // Whatever its name is, a prop that both have is of the same kind in both.
    const known: unknown = own[name as keyof RenderProps]
    return [[name, isHandler(known) && isHandler(value) ? composeHandlers(value, known) : value] as const]
  })
  return {
    ...own,
    ...Object.fromEntries(merged),
    className: classNames(own.className, given.className),
    style: { ...own.style, ...given.style },
    'aria-describedby': mergeIds(given['aria-describedby'], own['aria-describedby']),
    'aria-labelledby': mergeIds(given['aria-labelledby'], own['aria-labelledby']),
  }
}

const isHandler = (value: unknown): value is Parameters<typeof composeHandlers>[1] =>
  typeof value === 'function'
