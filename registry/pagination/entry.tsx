import { docs, example, propsTable, type Meta } from '#docs'
import live from './live.demo?demo'
import { Pagination } from './pagination'

export const meta = {
  title: 'Pagination',
  description: 'Page numbers on a bar of glass, with ways to the previous, next, first and last page.',
  icon: 'ellipsis',
  route: '/pagination-details',
  order: 18,
} satisfies Meta

export default docs({
  sections: [
    example('Usage', <Pagination total={250} />, { layout: 'below' }),
    propsTable(Pagination, [
      'total',
      'currentPage',
      'pageSize',
      'onPageChange',
      'maxVisiblePages',
      'className',
    ]),
    example('Live', live, {
      text: 'A hundred items on 10 pages, with at most 4 numbers. The page is held by the code around it.',
      layout: 'below',
    }),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the next button.' },
    { keys: 'Enter', does: 'Goes to the page of the focused button.' },
    { keys: 'Space', does: 'Goes to the page of the focused button.' },
  ],
})
