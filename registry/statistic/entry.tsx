import { docs, example, propsTable, type Meta } from '#docs'
import { Statistic } from './statistic'

export const meta = {
  title: 'Statistic',
  description: 'Four key figures, each on a glass tile with an icon.',
  icon: 'chart-column',
  route: '/statistic-details',
  order: 22,
} satisfies Meta

export default docs({
  sections: [
    example('Usage', <Statistic downloads={2700} users={1300} files={74} places={46} />),
    propsTable(Statistic, ['downloads', 'users', 'files', 'places']),
    example('Live', <Statistic />, { layout: 'below' }),
  ],
})
