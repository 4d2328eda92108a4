import * as z from 'zod/mini'
import { shapeError, typedText } from './text'

/** What `POST /api/contact/saveContact` takes (SPEC, section 3 "Contact message"); a field of any other name is refused. */
export const contactMessageSchema = z.strictObject(
  {
    fullName: typedText('Full name'),
    /** Free text: numbers are written in too many ways to check (DECISIONS, "Server"). */
    phoneNumber: typedText('Phone number'),
    /** As `<input type="email">` accepts it (HTML standard, "valid e-mail address"). */
    email: z
      .string('Email must be text')
      .check(z.regex(z.regexes.html5Email, 'Email must be an address such as name@example.org')),
    message: typedText('Message'),
  },
  { error: shapeError('a message: fullName, phoneNumber, email and message') },
)

/** A message as the form sends it. */
export type ContactMessage = z.infer<typeof contactMessageSchema>

/** A message as the server keeps and answers it: the fields as sent, and an id made by the server. */
export const savedMessageSchema = z.strictObject({
  id: z.string().check(z.minLength(1)),
  ...contactMessageSchema.shape,
})

/** A message as the server keeps and answers it. */
export type SavedMessage = z.infer<typeof savedMessageSchema>
