import type { ContactMessage } from '../../src/shared/contact-message'
import { type Story, storyCategories } from '../../src/shared/story'

/** The paths of the API's endpoints. */
export const endpoints = {
  getPosts: '/api/stories/getposts',
  savePost: '/api/stories/saveposts',
  saveContact: '/api/contact/saveContact',
  formToken: '/api/form-token',
} as const

/** Makes a saved story 330 bytes of JSON, the length for which the project's figures are measured. */
const paragraph =
  'We put the glass card over a photograph, tuned blur and opacity, and pasted what it printed. '.repeat(2)

/** A valid story with its number in the title. */
export const storyOf = (number: number | string, content = paragraph): Story => ({
  title: `Story ${number}`,
  content,
  category: storyCategories[0],
  date: '2026-01-31T09:30:00.000Z',
})

/** A valid message with its number in the name. */
export const messageOf = (number: number | string): ContactMessage => ({
  fullName: `Visitor ${number}`,
  phoneNumber: '+49 30 1234',
  email: 'visitor@example.org',
  message: 'Hello.',
})
