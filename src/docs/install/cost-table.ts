import type { RegistryItem } from '../../install/registry-item'
import { costColumns, costRows, costSentences } from '../../registry/cost'
import tables from '../page/table.module.css'

const withText = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, textContent: string) =>
  Object.assign(document.createElement(tag), { textContent })

function rowOf([name = '', ...cells]: readonly string[]): HTMLElement {
  const row = document.createElement('tr')
  row.append(
    Object.assign(withText('th', name), { scope: 'row' }),
    ...cells.map((text) => withText('td', text)),
  )
  return row
}

/**
 * The cost of a component as a table with sentences below it; undefined where an item does not say it.
 *
 * @param css The item of the component in plain CSS.
 * @param emotion The same in Emotion.
 */
export function costTable(css: RegistryItem, emotion: RegistryItem): HTMLElement | undefined {
  const cost = css.meta?.cost
  if (cost === undefined || emotion.meta?.cost === undefined) return undefined
  const head = document.createElement('tr')
  head.append(...costColumns.map((text) => Object.assign(withText('th', text), { scope: 'col' })))
  const table = Object.assign(document.createElement('table'), { className: tables.table ?? '' })
  table.createTHead().append(head)
  table.createTBody().append(...costRows({ css: cost, emotion: emotion.meta.cost }).map(rowOf))
  const scroller = Object.assign(document.createElement('div'), {
    className: tables.scroller ?? '',
    tabIndex: 0,
    role: 'region',
    ariaLabel: 'Cost, table',
  })
  scroller.append(table)
  const whole = Object.assign(document.createElement('div'), { className: tables.figures ?? '' })
  whole.append(
    scroller,
    ...costSentences(css.name, cost.paint).map((text) =>
      Object.assign(withText('p', text), { className: tables.after ?? '' }),
    ),
  )
  return whole
}
