'use client'

import { useState } from 'react'
import { Badge } from '../badge/badge'
import { Button } from '../button/button'
import { Table, type TableColumn } from '../table/table'

interface Order {
  readonly id: string
  readonly customer: string
  readonly total: number
  readonly paid: boolean
}

const columns: readonly TableColumn<Order>[] = [
  { key: 'customer', header: 'Customer', sortable: true },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    sortable: true,
    format: { style: 'currency', currency: 'USD' },
  },
  { key: 'paid', header: 'State', cell: ({ paid }) => <Badge>{paid ? 'Paid' : 'Open'}</Badge> },
]

const start: readonly Order[] = [
  { id: '1042', customer: 'Amara Okafor', total: 349, paid: true },
  { id: '1043', customer: 'Mateo Silva', total: 1204, paid: false },
]

/** A table that is sorted, and whose selected rows can be deleted. */
export default function OrdersTable() {
  const [orders, setOrders] = useState(start)
  const [selected, setSelected] = useState<readonly string[]>([])
  const remove = () => {
    setOrders(orders.filter(({ id }) => !selected.includes(id)))
    setSelected([])
  }
  return (
    <>
      <Table
        caption="Orders"
        columns={columns}
        rows={orders}
        defaultSort={{ column: 'total', direction: 'descending' }}
        selectable
        selected={selected}
        onSelectedChange={setSelected}
      />
      <Button neutral disabled={selected.length === 0} onClick={remove}>
        Delete selected
      </Button>
    </>
  )
}
