'use client'

import { ContactForm } from './contact-form'

export default function Example() {
  return <ContactForm />
}
