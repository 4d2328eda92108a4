import { customizer, docs, example, propsTable, type Meta } from '#docs'
import profile from './profile.demo?demo'
import { Skeleton } from './skeleton'
import { SkeletonArea } from './skeleton-area'

export const meta = {
  title: 'Skeleton',
  description: 'Pieces of glass in the places of texts and pictures that are still loading.',
  icon: 'rows-3',
  route: '/skeleton-details',
  added: '2026-11-29',
  category: 'feedback',
  collection: 'essentials',
  keywords: [
    'placeholder',
    'loading state',
    'content loader',
    'shimmer',
    'ghost',
    'loading placeholder',
    'skeleton loader',
    'skeleton screen',
  ],
  related: ['spinner', 'progress-bar'],
} satisfies Meta

export default docs({
  thumbnail: (
    <div style={{ display: 'flex', gap: '0.75rem', width: '12rem' }}>
      <Skeleton shape="circle" />
      <div style={{ flex: 1 }}>
        <Skeleton lines={3} />
      </div>
    </div>
  ),
  sections: [
    example(
      'Basic Usage',
      <div style={{ width: '16rem' }}>
        <Skeleton lines={3} />
      </div>,
    ),
    propsTable(Skeleton, ['shape', 'lines', 'style'], { sample: <Skeleton lines={2} /> }),
    customizer({
      title: 'Custom Skeleton',
      controls: {
        shape: { type: 'select', default: 'text', options: ['text', 'circle', 'box'] },
        lines: { type: 'range', default: 3, min: 1, max: 8, step: 1 },
        tint: { type: 'color', default: '#ffffff' },
        opacity: { type: 'range', default: 0.58, min: 0, max: 1, step: 0.01 },
      },
      preview: ({ tint, opacity, ...rest }) => (
        <Skeleton {...rest} style={{ '--glass-tint': tint, '--glass-thin-tint-opacity': opacity }} />
      ),
    }),
    example('While a profile loads', profile, {
      text: 'Screen readers hear that it loads, and when it is there; the skeletons themselves say nothing.',
    }),
    propsTable(SkeletonArea, ['loading', 'skeleton', 'children', 'label', 'loadedLabel'], {
      title: 'Area',
      sample: (
        <SkeletonArea loading skeleton={<Skeleton />}>
          Ada
        </SkeletonArea>
      ),
    }),
  ],
  early: ['show'],
  announced: [
    { part: 'What loads', role: 'status', states: 'polite' },
    { part: 'What is there', role: 'text', name: 'Ada Lovelace' },
  ],
})
