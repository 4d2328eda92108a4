import type { ContactMessage } from '../shared/contact-message'
import { call, jsonPost } from './http-client'

/**
 * Sends a message. Only whether it arrived counts; the answer's body is not read.
 *
 * @throws {Error} "Something went wrong!" when the server does not take it (SPEC section 8).
 */
export async function sendMessage(message: ContactMessage): Promise<void> {
  await call('/api/contact/saveContact', 'Something went wrong!', jsonPost(message))
}
