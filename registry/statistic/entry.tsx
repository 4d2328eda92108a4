import { docs, example, propsTable, type Meta } from '#docs'
import { Statistic } from './statistic'

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
  thumbnail: <Statistic style={{ zoom: 0.5 }} />,
  sections: [
    example('Usage', <Statistic downloads={2700} users={1300} files={74} places={46} />),
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
      { layout: 'below' },
    ),
  ],
  announced: [
    { part: 'The tiles', role: 'list' },
    { part: 'A tile', role: 'listitem', states: 'level 1' },
    { part: 'Its figure', role: 'text', name: '2.7K' },
    { part: 'Its label', role: 'text', name: 'Downloads' },
  ],
})
