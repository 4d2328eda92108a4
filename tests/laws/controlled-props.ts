import type { PropRow } from '../../src/registry/entry-module'
import type { ShownComponent } from './components'
import { entries } from './entries'

/** The rows of the props that a component's table shows. Where a page has tables of several, each has its own. */
export function rowsOf({ title, element }: ShownComponent): PropRow[] {
  const tables = entries.find((entry) => entry.title === title)?.reference.props ?? {}
  const own = typeof element.type === 'function' ? tables[element.type.name] : undefined
  return (own ? [own] : Object.values(tables)).flatMap((table) => Object.values(table))
}

/** The props with which a consumer controls a component: beside each stands that of its initial value, of the same type. */
export function controlledProps(component: ShownComponent): PropRow[] {
  const rows = rowsOf(component)
  const initial = rows.filter(({ name }) => /^default[A-Z]/.test(name))
  return rows.filter(({ name, type }) =>
    initial.some(
      (one) =>
        !initial.some((other) => other.name === name) &&
        one.type === type &&
        name.toLowerCase().endsWith(one.name.replace('default', '').toLowerCase()),
    ),
  )
}

/** Whether a prop is on or off. */
export const isSwitch = ({ type }: PropRow) => /^boolean\b/.test(type)
