import { customizer, docs, example, propsTable, type Meta } from '#docs'
import { levels } from '../glass/levels'
import { Breadcrumbs } from './breadcrumbs'
import folders from './folders.demo?demo'

export const meta = {
  title: 'Breadcrumbs',
  description: 'The path to the current page on glass, which folds where it is long.',
  icon: 'chevrons-right',
  route: '/breadcrumbs-details',
  added: '2026-11-28',
  category: 'navigation',
  collection: 'essentials',
  keywords: [
    'breadcrumb',
    'bread crumbs',
    'breadcrumb trail',
    'path',
    'trail',
    'you are here',
    'where am i',
    'parent pages',
    'hierarchy',
  ],
  related: ['pagination'],
} satisfies Meta

const guides = [
  { title: 'Home', href: '#home' },
  { title: 'Guides', href: '#guides' },
  { title: 'Lisbon', href: '#lisbon' },
]

const books = [
  { title: 'Home', href: '#home' },
  { title: 'Books', href: '#books' },
  { title: 'Fiction', href: '#fiction' },
  { title: 'Crime', href: '#crime' },
  { title: 'The Moonstone', href: '#moonstone' },
]

export default docs({
  thumbnail: <Breadcrumbs items={guides} style={{ zoom: 0.85 }} />,
  sections: [
    example('Basic Usage', <Breadcrumbs items={guides} />),
    propsTable(Breadcrumbs, [
      'items',
      'maxItems',
      'moreLabel',
      'separator',
      'render',
      'size',
      'className',
      'style',
    ]),
    customizer({
      title: 'Custom Breadcrumbs',
      controls: {
        maxItems: { type: 'number', default: 3, min: 2, max: 5, step: 1 },
        tint: { type: 'color', default: '#ffffff' },
        text: { type: 'color', default: '#1b1230' },
        opacity: { type: 'range', default: levels.regular.opacity, min: 0, max: 1, step: 0.01 },
      },
      preview: ({ tint, text, opacity, ...props }) => (
        <Breadcrumbs
          aria-label="Book"
          {...props}
          items={books}
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
    example('Folders', folders, {
      text: 'Each link comes from a function, as that of a router does. Here it changes a state.',
    }),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the next link or to the button for more pages.' },
    { keys: 'Enter', does: 'Follows the focused link; on the button, shows or hides the pages between.' },
    { keys: 'Space', does: 'Shows or hides the pages between from their button.' },
  ],
  early: ['follow'],
  announced: [
    { part: 'The path', role: 'navigation', name: 'Breadcrumbs' },
    { part: 'A page', role: 'link', name: 'Guides' },
    { part: 'The current page', role: 'link', name: 'Lisbon', states: 'current page' },
    {
      part: 'The button for the pages between',
      role: 'disclosure triangle',
      name: 'More pages',
      states: 'collapsed',
    },
    {
      part: 'The button, after a press',
      role: 'disclosure triangle',
      name: 'More pages',
      states: 'expanded',
    },
  ],
})
