import { expect, test } from 'vitest'
import { readEntry } from '../../scripts/entry/entry-reader'

const entry = `import { docs } from '#docs'
import { Badge } from './badge'

export const meta = {
  title: 'Badge',
  description: 'A badge.',
  icon: 'tag',
  route: '/badge',
}

const { tint, size: [width, height] } = Badge.defaults
const area = width * height

export default docs({ sections: [] })
`

test('every name that an entry binds at its top level is known, those of a pattern too', () => {
  const { names } = readEntry('registry/badge/entry.tsx', entry)
  expect(Object.keys(names)).toEqual(['Badge', 'tint', 'width', 'height', 'area'])
  expect(names.area).toMatchObject({ code: 'const area = width * height', uses: ['width', 'height'] })
})
