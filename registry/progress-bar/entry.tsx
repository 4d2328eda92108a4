import { customizer, docs, example, propsTable, type Meta } from '#docs'
import animated from './animated.demo?demo'
import { ProgressBar } from './progress-bar'

export const meta = {
  title: 'Progress Bar',
  description: 'A progress bar in a glass tube, in three sizes and five themes.',
  icon: 'chart-no-axes-gantt',
  route: '/progress-bar-details',
  added: '2026-11-21',
  category: 'feedback',
  keywords: [
    'loading',
    'percent',
    'percentage',
    'upload',
    'download',
    'steps',
    'status',
    'how far',
    'completion',
  ],
  related: ['spinner'],
  order: 7,
} satisfies Meta

export default docs({
  sections: [
    example('Basic Usage', <ProgressBar progress={60} />),
    propsTable(ProgressBar, ['size', 'color', 'progress', 'theme']),
    customizer({
      title: 'Custom Progress Bar',
      controls: {
        size: { type: 'select', default: 'md', options: ['sm', 'md', 'lg'] },
        color: { type: 'color', default: '#fcfc00' },
        progress: { type: 'range', default: 57, min: 0, max: 100, step: 1, unit: '%' },
        theme: { type: 'select', default: 'pink', options: ['pink', 'brown', 'white', 'black', 'pop'] },
      },
      preview: (values) => <ProgressBar {...values} />,
    }),
    example(
      'Sizes',
      <div style={{ display: 'grid', gap: '1rem', width: '100%' }}>
        <ProgressBar size="sm" progress={25} />
        <ProgressBar size="md" progress={50} />
        <ProgressBar size="lg" progress={75} />
      </div>,
    ),
    example('Animated', animated, { text: 'It adds 1 every 50 ms and starts again after 100.' }),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the Pause button; the bar itself takes no focus.' },
    { keys: 'Enter', does: 'Pauses or resumes the animation.' },
    { keys: 'Space', does: 'Pauses or resumes the animation.' },
  ],
  early: ['show'],
  announced: [
    { part: 'The bar', role: 'progressbar', name: 'Progress', states: 'value 60, minimum 0, maximum 100' },
  ],
})
