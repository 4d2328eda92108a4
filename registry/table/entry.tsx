import { customizer, docs, example, propsTable, type Meta } from '#docs'
import { levels } from '../glass/levels'
import { Table } from './table'

export const meta = {
  title: 'Table',
  description: 'Rows and columns on glass that can be sorted and selected, however many they are.',
  icon: 'table',
  route: '/table-details',
  added: '2026-11-29',
  category: 'display',
  collection: 'essentials',
  keywords: [
    'tables',
    'data table',
    'datatable',
    'data grid',
    'datagrid',
    'grid of data',
    'list of rows',
    'spreadsheet',
    'rows and columns',
    'sort by column',
    'sortable',
    'sticky header',
  ],
  related: ['pagination', 'badge'],
} satisfies Meta

const columns = [
  {
    key: 'customer',
    header: 'Customer',
    sortable: true,
  },
  {
    key: 'items',
    header: 'Items',
    align: 'end',
    sortable: true,
  },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    sortable: true,
    format: {
      style: 'currency',
      currency: 'USD',
    },
  },
] as const

const orders = [
  {
    id: '1042',
    customer: 'Amara Okafor',
    items: 12,
    total: 349,
  },
  {
    id: '1043',
    customer: 'Élodie Martin',
    items: 2,
    total: 89.5,
  },
  {
    id: '1044',
    customer: 'Mateo Silva',
    items: 9,
    total: 1204,
  },
]

export default docs({
  thumbnail: <Table caption="Orders" columns={columns.slice(0, 2)} rows={orders} style={{ zoom: 0.7 }} />,
  sections: [
    example('Basic Usage', <Table caption="Orders" columns={columns} rows={orders} selectable />),
    propsTable(Table, [
      'caption',
      'columns',
      'rows',
      'rowKey',
      'rowHeader',
      'sort',
      'defaultSort',
      'onSortChange',
      'presorted',
      'selectable',
      'selected',
      'defaultSelected',
      'onSelectedChange',
      'loading',
      'empty',
      'locale',
      'labels',
      'style',
    ]),
    customizer({
      title: 'Custom Table',
      controls: {
        selectable: { type: 'boolean', default: true },
        loading: { type: 'boolean', default: false },
        tint: { type: 'color', default: '#ffffff' },
        text: { type: 'color', default: '#1b1230' },
        opacity: { type: 'range', default: levels.regular.opacity, min: 0, max: 1, step: 0.01 },
      },
      preview: ({ tint, text, opacity, ...props }) => (
        <Table
          caption="Orders"
          columns={columns}
          rows={orders}
          {...props}
          style={{
            '--glass-tint': tint,
            '--glass-foreground': text,
            '--glass-regular-tint-opacity': opacity,
          }}
        />
      ),
      readability: ({ tint, text, opacity }) => [
        { text, tint, opacity, fix: { opacity: 'opacity', text: 'text' } },
      ],
    }),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the next heading or checkbox, and to a table that scrolls.' },
    { keys: 'Enter', does: 'Sorts by the focused heading, and then the other way.' },
    { keys: 'Space', does: 'Selects the row of the focused checkbox, or no longer.' },
  ],
  early: ['show'],
  announced: [
    { part: 'The table', role: 'table', name: 'Orders' },
    { part: 'A heading', role: 'columnheader', name: 'Customer' },
    { part: 'Its button', role: 'button', name: 'Customer' },
    { part: 'The cell that names a row', role: 'rowheader', name: 'Amara Okafor' },
    { part: 'Its checkbox', role: 'checkbox', name: 'Amara Okafor', states: 'not checked' },
    { part: 'Another cell', role: 'cell', name: '$349.00' },
    {
      part: 'A heading, after a press',
      role: 'columnheader',
      name: 'Customer',
      states: 'sorted in ascending order',
    },
    {
      part: 'The checkbox for all, after a press',
      role: 'checkbox',
      name: 'Select all rows',
      states: 'checked',
    },
  ],
})
