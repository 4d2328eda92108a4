import * as z from 'zod/mini'

/** A donation. A field shows the first rule that it breaks: for an empty amount, too, that it must be a number. */
export const donationSchema = z.object({
  amount: z.string().check(z.regex(/^\d+$/, 'Amount must be a number'), z.minLength(1, 'Amount is required')),
  name: z.string().check(z.minLength(1, 'Name is required')),
  email: z.string().check(z.regex(z.regexes.html5Email, 'Invalid email format')),
})
