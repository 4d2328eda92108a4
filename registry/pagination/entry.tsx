import { docs, example, propsTable, type Meta } from '#docs'
import arabic from './arabic.demo?demo'
import live from './live.demo?demo'
import { Pagination } from './pagination'

export const meta = {
  title: 'Pagination',
  description: 'A glass bar with page numbers and buttons for the previous, next, first and last page.',
  icon: 'ellipsis',
  route: '/pagination-details',
  added: '2026-11-21',
  category: 'navigation',
  keywords: ['pager', 'pages', 'page numbers', 'next', 'previous', 'paging', 'split into pages', 'long list'],
  order: 18,
} satisfies Meta

export default docs({
  sections: [
    example('Usage', <Pagination total={250} />, {
      layout: 'below',
      controls: {
        maxVisiblePages: { type: 'range', default: 5, min: 1, max: 10, step: 1 },
        pageSize: { type: 'range', default: 10, min: 5, max: 50, step: 5 },
        defaultPage: { type: 'number', default: 1, min: 1, max: 100, step: 1 },
        total: { type: 'range', default: 250, min: 0, max: 500, step: 10 },
        size: { type: 'select', default: 'md', options: ['sm', 'md', 'lg'] },
      },
    }),
    propsTable(Pagination, [
      'total',
      'currentPage',
      'defaultPage',
      'pageSize',
      'onPageChange',
      'href',
      'render',
      'size',
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
  early: ['follow'],
  announced: [
    { part: 'The bar', role: 'navigation', name: 'Pagination' },
    { part: 'The number of the current page', role: 'button', name: 'Page 1', states: 'current page' },
    { part: 'Another number', role: 'button', name: 'Page 2' },
    { part: 'The Previous button, on the first page', role: 'button', name: 'Previous', states: 'disabled' },
    { part: 'The Next button', role: 'button', name: 'Next' },
    {
      part: 'The number of the current page, after Next',
      role: 'button',
      name: 'Page 2',
      states: 'current page',
    },
  ],
})
