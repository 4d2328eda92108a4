import { docs, example, gallery, type Meta } from '#docs'
import form from './contact-form.tsx?raw'
import { ContactInfo } from './contact-info'
import live from './live.demo?demo'
import logic from './use-contact-form.ts?raw'

export const meta = {
  title: 'Contact Us',
  documentTitle: 'Contact Us Form',
  description: 'A glass contact form that the browser validates, and a card with your contact details.',
  icon: 'contact',
  route: '/contact-details',
  added: '2026-11-21',
  category: 'forms',
  keywords: [
    'contact form',
    'message',
    'e-mail',
    'email',
    'phone',
    'address',
    'feedback form',
    'send a message',
    'write to us',
  ],
  related: ['authentication-card', 'input', 'textarea'],
  order: 20,
} satisfies Meta

export default docs({
  thumbnail: (
    <ContactInfo
      email="hello@example.com"
      phone="+1 (555) 010-0199"
      location="12 Prism Street, Springfield"
      style={{ zoom: 0.75 }}
    />
  ),
  sections: [
    example(
      'Sample information',
      <ContactInfo
        email="hello@example.com"
        phone="+1 (555) 010-0199"
        location="12 Prism Street, Springfield"
      />,
    ),
    gallery('Form logic', { 'use-contact-form.ts': logic }),
    gallery('Form UI', { 'contact-form.tsx': form }),
    example('Live', live, {
      text: 'All fields are required. Submitting logs the message to the console and sends nothing.',
    }),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the next field or button.' },
    { keys: 'Space', does: 'Toggles the checkbox, or activates the button.' },
    { keys: 'Enter', does: 'Submits the form from any single-line field.' },
  ],
  early: ['follow'],
  announced: [
    { part: 'A link to an email address', role: 'link', name: 'hello@example.com' },
    { part: 'The form', role: 'form', name: 'Contact' },
    { part: 'A field', role: 'textbox', name: 'Name', states: 'required' },
    {
      part: 'The email field, when the address is wrong',
      role: 'textbox',
      name: 'Email',
      states: 'value ada, required, invalid',
    },
    { part: 'The checkbox', role: 'checkbox', name: "I'm not a robot", states: 'not checked' },
    { part: 'The checkbox, when checked', role: 'checkbox', name: "I'm not a robot", states: 'checked' },
    { part: 'The button', role: 'button', name: 'Send Message' },
  ],
  page: { back: 'home' },
})
