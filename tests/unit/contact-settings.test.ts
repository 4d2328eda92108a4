import { expect, test } from 'vitest'
import { checkContact } from '../../scripts/html/build-settings'

test('contact settings that are unset, empty or right are accepted', () => {
  for (const env of [
    {},
    { VITE_CONTACT_EMAIL: '', VITE_CONTACT_PHONE: '', VITE_CONTACT_WEBSITE: '' },
    {
      VITE_CONTACT_EMAIL: 'hello@example.org',
      VITE_CONTACT_PHONE: '+91 (22) 5550-0100',
      VITE_CONTACT_WEBSITE: 'https://www.example.org',
    },
  ])
    expect(() => checkContact(env)).not.toThrow()
})

test.each([
  ['VITE_CONTACT_EMAIL', 'hello', 'hello@example.org'],
  ['VITE_CONTACT_PHONE', 'call us', '+91 22 5550 0100'],
  ['VITE_CONTACT_PHONE', '+', '+91 22 5550 0100'],
  ['VITE_CONTACT_WEBSITE', 'www.example.org', 'https://www.example.org'],
  ['VITE_CONTACT_WEBSITE', 'javascript:alert(1)', 'https://www.example.org'],
])('%s=%s stops the build, with its name and an example', (name, text, example) => {
  expect(() => checkContact({ [name]: text })).toThrow(
    `${name} is ${text}. Set it to ${example}, for example.`,
  )
})
