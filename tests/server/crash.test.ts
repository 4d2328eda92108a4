import { inject, test } from 'vitest'
import { crashRounds } from './support/crash-rounds'
import { temporaryFolder } from './support/temporary-folder'

/** `npm run test:crash` sets 60. */
const rounds = Number(process.env.CRASH_ROUNDS ?? 20)

test(
  `${rounds} rounds of kill -9 with 32 clients lose no acknowledged post and duplicate none`,
  async ({ expect }) => {
    const { acknowledged, lost, duplicated, altered } = await crashRounds(
      inject('dist'),
      await temporaryFolder(),
      rounds,
    )
    console.log(
      `${rounds} rounds of kill -9: ${acknowledged} acknowledged, ${lost} lost, ${duplicated} duplicated`,
    )
    expect({ lost, duplicated, altered }).toEqual({ lost: 0, duplicated: 0, altered: 0 })
    expect(acknowledged).toBeGreaterThan(rounds)
  },
  rounds * 10_000,
)
