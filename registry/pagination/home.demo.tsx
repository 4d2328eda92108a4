'use client'

import { Pagination } from './pagination'

export default function Example() {
  return <Pagination total={80} maxVisiblePages={3} />
}
