import { docs, example, propsTable, type Meta } from '#docs'
import { BackToTop } from './back-to-top'
import live from './live.demo?demo'

export const meta = {
  title: 'Back to Top',
  description: 'A glass button that scrolls back to the top of the page.',
  icon: 'arrow-up-to-line',
  route: '/back-to-top-details',
  added: '2026-11-21',
  category: 'navigation',
  keywords: ['scroll', 'scroll up', 'jump', 'page top', 'arrow', 'go up', 'scroll to top'],
  order: 13,
} satisfies Meta

export default docs({
  sections: [
    example('Usage', <BackToTop />, {
      controls: {
        title: { type: 'text', default: 'Back to Top' },
        fixed: { type: 'boolean', default: false, label: 'Fixed in the corner' },
      },
    }),
    propsTable(BackToTop, ['onClick', 'title', 'fixed', 'render']),
    example('Live', live, { text: 'This button is fixed in the bottom right corner of the window.' }),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the button.' },
    { keys: 'Enter', does: 'Scrolls to the top of the page.' },
    { keys: 'Space', does: 'Scrolls to the top of the page.' },
  ],
  early: ['follow'],
  announced: [{ part: 'The button', role: 'button', name: 'Back to Top' }],
})
