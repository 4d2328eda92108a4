import { docs, example, gallery, type Meta } from '#docs'
import form from './contact-form.tsx?raw'
import { ContactInfo } from './contact-info'
import live from './live.demo?demo'
import logic from './use-contact-form.ts?raw'

export const meta = {
  title: 'Contact Us',
  description: 'A glass contact form that the browser validates, and a card with your contact details.',
  icon: 'contact',
  route: '/contact-details',
  order: 20,
} satisfies Meta

export default docs({
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
  page: { back: 'home' },
})
