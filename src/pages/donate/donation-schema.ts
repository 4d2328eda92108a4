import * as z from 'zod/mini'

/**
 * A donation, with each field's rules in the order in which they are said: an empty amount breaks the first rule, and
 * hears of that one (SPEC section 5).
 */
export const donationSchema = z.object({
  amount: z.string().check(z.regex(/^\d+$/, 'Amount must be a number'), z.minLength(1, 'Amount is required')),
  name: z.string().check(z.minLength(1, 'Name is required')),
  email: z.string().check(z.regex(z.regexes.html5Email, 'Invalid email format')),
})
