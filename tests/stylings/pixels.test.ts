import { addressesOf } from '../browser/documents'
import { expect, test } from './fixture'
import { paintAnew } from './support/paint-anew'
import { pictureDifference } from './support/pixels'
import { setState } from './support/styled-page'
import { states } from './support/states'

/** Nothing moves, and no caret blinks. */
const still = { animations: 'disabled', caret: 'hide' } as const

const asTheyAre = states.filter(({ pseudo, isDisabled }) => pseudo.length === 0 && !isDisabled)

for (const path of addressesOf(/data-stage/))
  test(`${path} has the same pixels in both stylings`, async ({ openBoth }) => {
    const { each } = await openBoth(path)
    for (const state of asTheyAre) {
      await each((one) => setState(one, state))
      await each(({ page }) => paintAnew(page))
      const [emotion, css] = await each(({ page }) => page.locator('[data-stage]').all())
      for (const [index, stage] of emotion.entries()) {
        const other = css[index]
        if (other === undefined) throw new Error(`There is no preview ${index + 1} with CSS modules.`)
        const difference = async () => {
          const [one, two] = await Promise.all([stage.screenshot(still), other.screenshot(still)])
          const found = pictureDifference(one, two)
          // The browser may still be loading a picture, or painting; what it kept of an earlier painting is blended.
          if (found !== 'none') await each(({ page }) => paintAnew(page))
          return found
        }
        await expect.soft.poll(difference, `preview ${index + 1}, ${state.name}`).toBe('none')
      }
    }
  })
