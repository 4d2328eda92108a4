import { expect, test } from 'vitest'
import { donationSchema } from '../../../src/pages/donate/donation-schema'

const valid = { amount: '500', name: 'Ada', email: 'ada@example.org' }

/** The first sentence that a field hears. */
const said = (change: Partial<typeof valid>) =>
  donationSchema.safeParse({ ...valid, ...change }).error?.issues[0]?.message

test('a donation with an amount, a name and an address is accepted, without a minimum or maximum', () => {
  expect(said({})).toBeUndefined()
  expect(said({ amount: '0' })).toBeUndefined()
  expect(said({ amount: '9'.repeat(40) })).toBeUndefined()
})

test('the amount takes digits only; an empty one breaks that rule first', () => {
  for (const amount of ['', ' ', '-1', '1.5', '1,000', '1e3', 'ten', '٣', '1\n']) {
    expect(said({ amount }), JSON.stringify(amount)).toBe('Amount must be a number')
  }
  const { error } = donationSchema.safeParse({ ...valid, amount: '' })
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Amount must be a number',
    'Amount is required',
  ])
})

test('name and e-mail have their own sentences', () => {
  expect(said({ name: '' })).toBe('Name is required')
  for (const email of ['', 'ada', 'ada@', '@example.org', 'a b@example.org']) {
    expect(said({ email }), email).toBe('Invalid email format')
  }
})
