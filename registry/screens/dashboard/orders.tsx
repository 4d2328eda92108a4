'use client'

import { useId, useState } from 'react'
import { Badge } from '../../badge/badge'
import { Card } from '../../card/card'
import { styled } from '../../glass/glass'
import { Pagination } from '../../pagination/pagination'
import { Heading } from './dashboard.styles'
import { mark, wide } from './looks'
import { orders } from './order-list'

const pageSize = 5

const kinds = { Packing: 'warning', Sent: 'info', Delivered: 'success' } as const

/** The latest orders, a few at a time. */
export function Orders() {
  const heading = useId()
  const [page, setPage] = useState(1)
  return (
    <Card style={wide} header={<Heading id={heading}>Latest orders</Heading>}>
      <Table aria-labelledby={heading}>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Customer</th>
            <th scope="col" data-room="wide">
              Item
            </th>
            <th scope="col" data-align="end">
              Total
            </th>
            <th scope="col" data-align="last">
              Status
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.slice((page - 1) * pageSize, page * pageSize).map((order) => (
            <tr key={order.number}>
              <th scope="row">{order.number}</th>
              <td>{order.customer}</td>
              <td data-room="wide">{order.item}</td>
              <td data-align="end">{order.total}</td>
              <td data-align="last">
                <Badge kind={kinds[order.status]} style={mark}>
                  {order.status}
                </Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Pagination
        aria-label="Pages of orders"
        total={orders.length}
        pageSize={pageSize}
        currentPage={page}
        onPageChange={setPage}
        maxVisiblePages={3}
      />
    </Card>
  )
}

const Table = styled.table`
  width: 100%;
  margin: 0 0 1.25rem;
  border-collapse: collapse;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  text-align: start;

  & :is(th, td) {
    padding: 0.625rem 0.75rem 0.625rem 0;
    border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent);
    font-weight: 400;
    text-align: start;
    overflow-wrap: normal;
  }

  & th {
    font-weight: 600;
  }

  & [data-align='end'] {
    padding-right: 1.25rem;
    text-align: end;
  }

  & [data-align='last'] {
    padding-right: 0;
  }

  @container (max-width: 52rem) {
    & [data-room='wide'] {
      display: none;
    }
  }

  @container (max-width: 26rem) {
    font-size: 0.875rem;

    & :is(th, td, [data-align='end']) {
      padding-right: 0.5rem;
    }

    & [data-align='last'] {
      padding-right: 0;
    }
  }

  @container (max-width: 19rem) {
    & [data-align='last'] {
      display: none;
    }
  }
`
