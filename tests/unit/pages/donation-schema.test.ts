import { expect, test } from 'vitest'
import { donationSchema } from '../../../src/pages/donate'

const valid = { amount: '500', name: 'Ada', email: 'ada@example.org' }

/** The first message for a donation. */
const message = (change: Partial<typeof valid>) =>
  donationSchema.safeParse({ ...valid, ...change }).error?.issues[0]?.message

test('a donation needs an amount, a name and an e-mail address; the amount has no limits', () => {
  expect(message({})).toBeUndefined()
  expect(message({ amount: '0' })).toBeUndefined()
  expect(message({ amount: '9'.repeat(40) })).toBeUndefined()
})

test('the amount allows only digits; an empty amount breaks this rule first', () => {
  for (const amount of ['', ' ', '-1', '1.5', '1,000', '1e3', 'ten', '٣', '1\n']) {
    expect(message({ amount }), JSON.stringify(amount)).toBe('Amount must be a number')
  }
  const { error } = donationSchema.safeParse({ ...valid, amount: '' })
  expect(error?.issues.map((issue) => issue.message)).toEqual([
    'Amount must be a number',
    'Amount is required',
  ])
})

test('name and e-mail have their own messages', () => {
  expect(message({ name: '' })).toBe('Name is required')
  for (const email of ['', 'ada', 'ada@', '@example.org', 'a b@example.org']) {
    expect(message({ email }), email).toBe('Invalid email format')
  }
})
