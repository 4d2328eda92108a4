import { docs, example, propsTable, type Meta } from '#docs'
import { Statistic } from './statistic'

export const meta = {
  title: 'Statistic',
  description: 'Four figures that you are proud of, each on a tile of glass with its icon.',
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
