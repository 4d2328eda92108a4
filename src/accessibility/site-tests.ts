import type { NamedTest } from './tests'

const pageLaws = 'tests/browser/site/support/page-laws.ts'

/** The tests of pages, by the word that the report uses for each. */
export const siteTests = {
  'forced pages': {
    shows: 'Borders, icons, focus and selections of 15 pages in forced colors',
    file: pageLaws,
    titles: ['in forced colors, borders, icons, focus and selections are visible, light and dark'],
  },
  fonts: {
    shows: 'Every page in 320 px, with spaced text, and with text of 200 %',
    file: pageLaws,
    titles: ['with larger or spaced text, nothing is clipped, and the page does not scroll sideways'],
  },
  focus: {
    shows: 'The outline of every control that a page shows as it opens: 2 px, 3:1, not clipped, not covered',
    file: pageLaws,
    titles: ['the focus is always visible, wide and narrow'],
  },
  axe: {
    shows: 'Every rule of axe on every page, wide and narrow, light and dark',
    file: pageLaws,
    titles: ['it has no axe violation and does not scroll sideways, wide and narrow, light and dark'],
  },
  names: {
    shows: 'The name of every control and group of every page, in the browser’s tree',
    file: pageLaws,
    titles: ['every focusable element, group, article and option has a name, and nothing an empty form'],
  },
  still: {
    shows: 'What moves on a page by itself, with the wish for less motion',
    file: pageLaws,
    titles: ['nothing moves by itself, during or after loading'],
  },
  motion: {
    shows: 'What rises as a page is scrolled',
    file: 'tests/browser/pages/motion.test.ts',
    titles: ['a section that scrolls into view rises for one second, once, and is never hidden'],
  },
  frame: {
    shows: 'Heading, title, landmarks, bar and ids of every page',
    file: pageLaws,
    titles: [
      'it has one h1, one main, the links of the bar in order, one footer (none on home), a title, unique ids, and every icon it uses',
    ],
  },
  pages: {
    shows: 'Hand-written pages by keyboard alone',
    file: 'tests/browser/pages/keyboard.test.ts',
    titles: [
      '…: a visitor with a keyboard reaches every control in reading order, sees the focus, and …',
      'every page except the components’ own is tested here',
    ],
  },
  links: {
    shows: 'Links within the site',
    file: 'tests/browser/site/shell.test.ts',
    titles: [
      'the first Tab focuses a link that skips to the content',
      'following a link changes the title, focuses the heading and scrolls to the top',
    ],
  },
  search: {
    shows: 'The palette',
    file: 'tests/browser/site/palette.test.ts',
    titles: [
      'Ctrl+K opens the palette, a sentence finds a component, and Enter opens its page',
      '/ is switched off in the palette, on this device; Ctrl+K is not',
    ],
  },
  account: {
    shows: 'The card of an account stays under the pointer, and Escape hides it',
    file: 'tests/auth/hover-card.test.ts',
    titles: [
      'the card opens on hover, stays open under the pointer, and closes when the pointer leaves',
      'Escape closes a hovered card',
    ],
  },
  contact: {
    shows: 'The form of the page Contact Us',
    file: 'tests/browser/pages/contact.test.ts',
    titles: [
      'the browser requires every field and a valid e-mail address, but not the robot checkbox',
      'a field of spaces is invalid: its message is its description, and its border stays red under the pointer',
    ],
  },
  donation: {
    shows: 'The form of the page Support Us',
    file: 'tests/browser/pages/donate.test.ts',
    titles: [
      'an empty form shows a red message for each field, and focuses the first one',
      'native validation is off, and the fields have placeholders and autofill hints',
    ],
  },
  'sign-in': {
    shows: 'The form of sign-in',
    file: 'tests/auth/sign-in.test.ts',
    titles: [
      'invalid fields are not sent',
      'a message says that the password is wrong; the right one signs in',
    ],
  },
  studio: {
    shows: 'Controls of the studio, and its verdict',
    file: 'tests/browser/pages/studio.test.ts',
    titles: [
      'a control changes board, code and address, adds no history entry, and a reload shows the same',
      'a verdict follows the control, Fix makes the level readable, and a screen reader hears it when the controls rest',
    ],
  },
} as const satisfies Readonly<Record<string, NamedTest>>
