import * as z from 'zod/mini'
import { shapeError, typedText } from './text'

/** The payload of `POST /api/contact/saveContact`. Unknown fields are refused. */
export const contactMessageSchema = z.strictObject(
  {
    fullName: typedText('Full name'),
    /** Free text: there are too many ways to write a phone number to check one. */
    phoneNumber: typedText('Phone number'),
    /** As `<input type="email">` accepts it (HTML standard, "valid email address"). */
    email: z
      .string('Email must be text')
      .check(z.regex(z.regexes.html5Email, 'Email must be an address such as name@example.org')),
    message: typedText('Message'),
  },
  { error: shapeError('a message: fullName, phoneNumber, email and message') },
)

/** A message as the form sends it. */
export type ContactMessage = z.infer<typeof contactMessageSchema>

/** A saved message: the fields as sent, and an id that the server assigns. */
export const savedMessageSchema = z.strictObject({
  id: z.string().check(z.minLength(1)),
  ...contactMessageSchema.shape,
})

/** A saved message. */
export type SavedMessage = z.infer<typeof savedMessageSchema>
