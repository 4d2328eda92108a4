import { inject, test } from 'vitest'
import { crashRounds } from './support/crash-rounds'
import { temporaryFolder } from './support/temporary'

/** `npm run test:crash` asks for 60. */
const rounds = Number(process.env.CRASH_ROUNDS ?? 20)

test(
  `${rounds} rounds of kill -9 under 32 clients lose no acknowledged post and double none`,
  async ({ expect }) => {
    const { acknowledged, lost, doubled, altered } = await crashRounds(
      inject('dist'),
      await temporaryFolder(),
      rounds,
    )
    console.log(`${rounds} rounds of kill -9: ${acknowledged} acknowledged, ${lost} lost, ${doubled} double`)
    expect({ lost, doubled, altered }).toEqual({ lost: 0, doubled: 0, altered: 0 })
    expect(acknowledged).toBeGreaterThan(rounds)
  },
  rounds * 10_000,
)
