import { basename, dirname } from 'node:path'
import { screenFiles } from '../../../scripts/entry/registry-folders'
import { paintOf } from '../../../scripts/cost/paint-table'
import { components, openWhatOpens, withPosition } from '../../engines/support/components'
import { expect } from '../fixture'
import { test } from './fixture'
import { frameRatio, paintedGlass } from './support/painted-glass'

const screens = screenFiles().map((file) => basename(dirname(file)))

/** Whether `npm run measure:cost` runs the tests. */
const isMeasured = process.env.MEASURE === 'frames'

/** How far an area may be from what is written, as a share: texts differ by a pixel between machines. */
const tolerance = 0.02

for (const name of [...components, ...screens])
  test(`the glass of ${name} is painted as written`, async ({ page, openFamily }) => {
    await openFamily({ query: screens.includes(name) ? `screen=${name}` : `only=${name}` })
    await openWhatOpens(page, name)
    const found = await paintedGlass(page)
    const written = paintOf(name)
    if (isMeasured) {
      // Without a layer there is nothing to compare.
      const frame = found.layers === 0 ? 1 : await frameRatio(page)
      const figures = { ...found, frame: Number(frame.toFixed(2)) }
      test.info().annotations.push({ type: 'measured', description: `${name}: ${JSON.stringify(figures)}` })
    } else if (written === undefined) {
      const missing = screens.includes(name) ? [name] : await withPosition([name])
      expect(missing, `Run npm run measure:cost -- ${name}, which measures it.`).toEqual([])
    } else {
      expect(found.layers).toBe(written.layers)
      expect(
        Math.abs(found.area - written.area),
        `${found.area} px², not ${written.area}`,
      ).toBeLessThanOrEqual(written.area * tolerance)
    }
  })
