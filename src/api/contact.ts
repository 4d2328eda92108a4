import type { ContactMessage } from '../shared/contact-message'
import type { SendForm } from './form-guard'

/**
 * Sends a message. Only the status of the answer counts; its body is not read.
 *
 * @param send How the form sends it.
 * @throws {HttpError} "Something went wrong!" when the server does not accept the message.
 */
export async function sendMessage(message: ContactMessage, send: SendForm): Promise<void> {
  await send('/api/contact/saveContact', 'Something went wrong!', message)
}
