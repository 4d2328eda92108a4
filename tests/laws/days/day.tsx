import { useState, type ComponentProps, type ReactElement } from 'react'

/** A ref, a test id and a class of Tailwind. */
export interface Given {
  readonly ref: (element: Element | null) => void
  readonly 'data-testid': string
  readonly className: string
}

/** Why a component is not used so, in a sentence. */
type Why = string

/** How people use a component: the element of each use, or why there is none. */
export interface Day {
  /** With what its consumer gives it; in a table cell and in a dialog, too. */
  readonly plain: (given: Given) => ReactElement
  /** As a link to `#there`, or with one. */
  readonly link: ReactElement | Why
  /** What a form sends as `own`. */
  readonly submit: ReactElement | Why
  /** What a label around it names. */
  readonly label: ReactElement | Why
  /** Whose value is in the `<output>` of `held`. */
  readonly controlled: ReactElement | Why
  readonly uncontrolled: ReactElement | Why
  /** Selects what changes its value. @default the first control */
  readonly press?: string
}

interface HeldProps<Value> {
  readonly initial: Value
  readonly show: (value: Value, set: (value: Value) => void) => ReactElement
}

/** A consumer who holds a value. */
function Held<Value>({ initial, show }: HeldProps<Value>) {
  const [value, set] = useState(initial)
  return (
    <>
      {show(value, set)}
      <output>{JSON.stringify(value)}</output>
    </>
  )
}

/** What a consumer holds, in the component that `show` returns. */
export const held = <Value,>(initial: Value, show: HeldProps<Value>['show']) => (
  <Held initial={initial} show={show} />
)

/** The link of a router. */
export const Link = ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => <a {...rest} href={to} />

const stateless = 'It has no state.'
/** Why what only shows something is not used otherwise. */
export const shows = {
  link: 'It only shows something. What it is in can be a link.',
  submit: 'It holds no value.',
  label: 'It is no control.',
  controlled: stateless,
  uncontrolled: stateless,
}
