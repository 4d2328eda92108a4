import { docs, example, propsTable, type Meta } from '#docs'
import { Statistic } from './statistic'
import { StatisticItem } from './statistic-item'

export const meta = {
  title: 'Statistic',
  description: 'Four key figures, each on a glass tile with an icon.',
  icon: 'chart-column',
  route: '/statistic-details',
  added: '2026-11-21',
  category: 'display',
  keywords: [
    'stats',
    'kpi',
    'metrics',
    'key figures',
    'numbers',
    'counter',
    'dashboard',
    'big numbers',
    'downloads',
    'how many',
  ],
  related: ['card'],
  order: 22,
} satisfies Meta

export default docs({
  // Two of the four: each is a blurred layer.
  thumbnail: (
    <div style={{ zoom: 0.8, display: 'grid', gridTemplateColumns: '9.5rem 9.5rem', gap: '1rem' }}>
      <StatisticItem
        iconColor="light-dark(#8a526e, #ffd36e)"
        iconPath1="M12 3v11m0 0-4.5-4.5M12 14l4.5-4.5M4 16.5V20h16v-3.5"
        number="2.7K"
        label="Downloads"
      />
      <StatisticItem
        iconColor="light-dark(#00627a, #8fe9ff)"
        iconPath1="M9.5 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM2.5 20.5a7 7 0 0 1 14 0"
        iconPath2="M16 3.9a4 4 0 0 1 0 7.2M18.5 14.6a7 7 0 0 1 3 5.9"
        number="1.3K"
        label="Users"
      />
    </div>
  ),
  sections: [
    example('Usage', <Statistic downloads={2700} users={1300} files={74} places={46} />, {
      layout: 'below',
      controls: {
        downloads: { type: 'number', default: 2700, min: 0 },
        users: { type: 'number', default: 1300, min: 0 },
        files: { type: 'number', default: 74, min: 0 },
        places: { type: 'number', default: 46, min: 0 },
      },
    }),
    propsTable(Statistic, ['downloads', 'users', 'files', 'places', 'labels', 'locale']),
    example('Live', <Statistic />, { layout: 'below' }),
    example(
      'In another language',
      <Statistic
        lang="de"
        locale="de-DE"
        downloads={2_700_000}
        labels={{ users: 'Nutzer', files: 'Dateien', places: 'Orte' }}
      />,
    ),
  ],
  early: ['show'],
  announced: [
    { part: 'The tiles', role: 'list' },
    { part: 'A tile', role: 'listitem', states: 'level 1' },
    { part: 'Its figure', role: 'text', name: '2.7K' },
    { part: 'Its label', role: 'text', name: 'Downloads' },
  ],
})
