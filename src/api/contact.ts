import type { ContactMessage } from '../shared/contact-message'
import { post } from './http-client'

/**
 * Sends a message. Only the status of the answer counts; its body is not read.
 *
 * @throws {HttpError} "Something went wrong!" when the server does not accept the message.
 */
export async function sendMessage(message: ContactMessage): Promise<void> {
  await post('/api/contact/saveContact', 'Something went wrong!', message)
}
