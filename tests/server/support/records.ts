import type { ContactMessage } from '../../../src/shared/contact-message'
import { type Story, storyCategories } from '../../../src/shared/story'

/** The addresses of the three calls (SPEC, section 7). */
export const calls = {
  getPosts: '/api/stories/getposts',
  savePost: '/api/stories/saveposts',
  saveContact: '/api/contact/saveContact',
} as const

/** Makes a saved story as long as those that the project's figures are about: 330 bytes of JSON. */
const paragraph =
  'We put the glass card over a photograph, tuned blur and opacity, and pasted what it printed. '.repeat(2)

/** A story that is acceptable, and tells its number by its title. */
export const storyOf = (number: number | string, content = paragraph): Story => ({
  title: `Story ${number}`,
  content,
  category: storyCategories[0],
  date: '2026-01-31T09:30:00.000Z',
})

/** A message that is acceptable. */
export const messageOf = (number: number | string): ContactMessage => ({
  fullName: `Visitor ${number}`,
  phoneNumber: '+49 30 1234',
  email: 'visitor@example.org',
  message: 'Hello.',
})
