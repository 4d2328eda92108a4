import * as z from 'zod/mini'

/** A donation. A field shows the message of its first broken rule, so an empty amount must be a number, too. */
export const donationSchema = z.object({
  amount: z.string().check(z.regex(/^\d+$/, 'Amount must be a number'), z.minLength(1, 'Amount is required')),
  name: z.string().check(z.minLength(1, 'Name is required')),
  email: z.string().check(z.regex(z.regexes.html5Email, 'Invalid email format')),
})
