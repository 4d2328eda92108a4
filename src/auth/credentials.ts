import * as z from 'zod/mini'

const email = z
  .string()
  .check(
    z.regex(/\S/, { error: 'Email is required', abort: true }),
    z.regex(z.regexes.html5Email, 'Enter an email address such as name@example.org'),
  )

/** The two modes of the sign-in form, and the fields of each. */
export const credentials = {
  'sign-in': z.object({ email, password: z.string().check(z.minLength(1, 'Password is required')) }),
  create: z.object({
    email,
    // Firebase's own minimum.
    password: z.string().check(z.minLength(6, 'Choose a password of at least 6 characters')),
  }),
}

/** Whether the form signs in or creates an account. */
export type SignInMode = keyof typeof credentials

/** The values of the form. */
export type Credentials = z.infer<(typeof credentials)[SignInMode]>
