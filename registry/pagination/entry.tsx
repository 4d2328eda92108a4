import { docs, example, propsTable, type Meta } from '#docs'
import arabic from './arabic.demo?demo'
import live from './live.demo?demo'
import { Pagination } from './pagination'

export const meta = {
  title: 'Pagination',
  description: 'A glass bar with page numbers and buttons for the previous, next, first and last page.',
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
      'defaultPage',
      'pageSize',
      'onPageChange',
      'maxVisiblePages',
      'labels',
      'locale',
      'className',
    ]),
    example('Live', live, {
      text: 'This bar is controlled: the parent component holds the page. There are 100 items on 10 pages, and at most 4 numbers are shown.',
      layout: 'below',
    }),
    example('In another language', arabic, {
      text: 'The texts are props, the digits follow the locale, and the order follows the direction.',
      layout: 'below',
    }),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the next button.' },
    { keys: 'Enter', does: 'Goes to the page of the focused button.' },
    { keys: 'Space', does: 'Goes to the page of the focused button.' },
  ],
})
