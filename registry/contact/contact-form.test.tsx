// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ContactForm, type ContactFormLabels } from './contact-form'
import { ContactInfo } from './contact-info'

const say = vi.fn()
beforeEach(() => vi.stubGlobal('alert', say))
afterEach(() => {
  cleanup()
  say.mockClear()
})

const german = {
  name: 'Dein Name',
  phone: 'Telefon',
  email: 'E-Mail',
  message: 'Nachricht',
  robot: 'Ich bin kein Roboter',
  send: 'Senden',
  sent: 'Gesendet',
  noScript: 'Ohne JavaScript geht es nicht.',
} satisfies ContactFormLabels

test('every text is in the consumer’s words', () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  render(<ContactForm aria-label="Kontakt" labels={german} />)
  fireEvent.submit(screen.getByRole('form', { name: 'Kontakt' }))
  expect(say).toHaveBeenCalledWith('Gesendet')
  for (const text of [german.name, german.phone, german.email, german.message, german.robot])
    expect(screen.getByLabelText(text)).toBeTruthy()
  expect(screen.getByRole('button').textContent).toBe(german.send)
})

test('a consumer who prevents the default sends the message in another way', () => {
  const sent: unknown[] = []
  render(
    <ContactForm
      onSubmit={(event) => {
        event.preventDefault()
        sent.push(Object.fromEntries(new FormData(event.currentTarget)))
      }}
    />,
  )
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ada' } })
  fireEvent.submit(screen.getByRole('form', { name: 'Contact' }))
  expect(sent).toEqual([{ name: 'Ada', phone: '', email: '', message: '' }])
  expect(say).not.toHaveBeenCalled()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada')
})

test('a ref and other props reach the form, and undefined means the default', () => {
  const ref = createRef<HTMLFormElement>()
  render(<ContactForm ref={ref} id="contact" data-test="x" aria-label={undefined} labels={undefined} />)
  expect(ref.current).toBe(screen.getByRole('form', { name: 'Contact' }))
  expect([ref.current?.id, ref.current?.dataset.test]).toEqual(['contact', 'x'])
})

test('the captions of contact details are in the consumer’s words, or in English', () => {
  const { container } = render(
    <ContactInfo
      email="hallo@example.com"
      phone="+49 30 1"
      location="Berlin"
      labels={{ phone: 'Telefon', location: 'Anschrift', email: undefined }}
    />,
  )
  const captions = Array.from(container.querySelectorAll('dt'), ({ textContent }) => textContent)
  expect(captions).toEqual(['Email', 'Telefon', 'Anschrift'])
})
