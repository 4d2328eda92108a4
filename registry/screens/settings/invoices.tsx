'use client'

import { Send } from 'lucide-react'
import { Badge } from '../../badge/badge'
import { Button } from '../../button/button'
import { styled } from '../../glass/glass'
import { Table } from '../../table/table'
import type { ToastText } from '../../toast/use-toaster'
import { flat, mark } from './looks'
import { Hidden } from './settings.styles'

interface InvoicesProps {
  /** The address that they are sent to. */
  email: string
  /** Called with what was done. */
  tell: (text: ToastText) => void
}

const invoices = [
  { id: '2026-11', day: new Date('2026-11-01'), total: 64, status: 'Open' },
  { id: '2026-10', day: new Date('2026-10-01'), total: 56, status: 'Paid' },
  { id: '2026-09', day: new Date('2026-09-01'), total: 56, status: 'Paid' },
  { id: '2026-08', day: new Date('2026-08-01'), total: 48, status: 'Paid' },
]

/** The latest invoices. */
export const Invoices = ({ email, tell }: InvoicesProps) => (
  <Room>
    <Table
      caption="Invoices"
      rows={invoices}
      defaultSort={{ column: 'day', direction: 'descending' }}
      columns={[
        { key: 'id', header: 'Number' },
        { key: 'day', header: 'Date', sortable: true },
        {
          key: 'total',
          header: 'Total',
          align: 'end',
          sortable: true,
          format: { style: 'currency', currency: 'USD' },
        },
        {
          key: 'status',
          header: 'Status',
          cell: ({ status }) => (
            <Badge kind={status === 'Paid' ? 'success' : 'warning'} dot style={mark}>
              {status}
            </Badge>
          ),
        },
        {
          key: 'send',
          header: <Hidden>Actions</Hidden>,
          align: 'end',
          cell: ({ id }) => (
            <Button
              neutral
              kind="quiet"
              size="sm"
              icon={<Send size={18} />}
              aria-label={`Send invoice ${id}`}
              onClick={() =>
                tell({ title: 'Invoice sent', message: `Invoice ${id} is on its way to ${email}.` })
              }
            />
          ),
        },
      ]}
      style={flat}
    />
  </Room>
)

/** Where there is less room, the number says the month. It is a `<th>`. */
const Room = styled.div`
  @container (max-width: 36rem) {
    & :is(thead th:nth-of-type(2), td:first-of-type) {
      display: none;
    }
  }
`
