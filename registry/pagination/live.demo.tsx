'use client'

import { useState } from 'react'
import { Pagination } from './pagination'

export default function Example() {
  const [page, setPage] = useState(1)
  return (
    <Pagination
      aria-label="Results"
      total={100}
      currentPage={page}
      maxVisiblePages={4}
      onPageChange={setPage}
    />
  )
}
