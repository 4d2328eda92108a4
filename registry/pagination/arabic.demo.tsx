'use client'

import { Pagination } from './pagination'

const labels = {
  first: 'الصفحة الأولى',
  previous: 'السابق',
  page: (page: string) => `صفحة ${page}`,
  next: 'التالي',
  last: 'الصفحة الأخيرة',
}

export default function Example() {
  return (
    <Pagination
      dir="rtl"
      lang="ar"
      locale="ar-EG"
      aria-label="الصفحات"
      labels={labels}
      total={120}
      defaultPage={6}
    />
  )
}
