/** A test that claims name: what it looks at, and where it stands. */
export interface NamedTest {
  /** Its subject, in a few words. */
  readonly shows: string
  /** The file with the test. */
  readonly file: string
  /** The titles of its tests. An ellipsis stands for the name of a component, a page or a value. */
  readonly titles: readonly string[]
  /** Whether it runs in Firefox and WebKitGTK, too. @default false */
  readonly inAllEngines?: boolean
}

const pageLaws = 'tests/browser/site/support/page-laws.ts'
const glass = 'tests/browser/family/glass.test.ts'
const patterns = (name: string) => `tests/browser/patterns/${name}.test.ts`

/** Every test that a claim names, by the word that the report uses for it. */
export const tests = {
  keyboard: {
    shows: 'Every row of every Keyboard table',
    file: 'tests/browser/page-tables.ts',
    titles: ['… by keyboard: each row of the table is true'],
    inAllEngines: true,
  },
  announced: {
    shows: 'Every row of every table “Screen readers”, in the browser’s tree and by a virtual screen reader',
    file: 'tests/browser/page-tables.ts',
    titles: ['… by ear: each part is announced as the table says'],
  },
  roles: {
    shows: 'The same rows, as Testing Library finds them',
    file: 'tests/laws/roles.test.tsx',
    titles: ['Testing Library finds each part of … by its role, its name and its state'],
  },
  markup: {
    shows: 'Each component by axe and by what its source must have',
    file: 'tests/laws/accessible.test.tsx',
    titles: ['… keeps what its claims say'],
  },
  labels: {
    shows: 'Labels, groups and options of each component',
    file: 'tests/laws/labels.test.tsx',
    titles: [
      'a label names it by `for` and around it, and `aria-label` and `aria-labelledby` come first',
      'each of its groups, articles and options has a name, and nothing in it an empty form',
    ],
  },
  'focus kept': {
    shows: 'Focus when what had it disappears',
    file: 'tests/laws/focus.test.tsx',
    titles: ['… never leaves focus on the page itself'],
  },
  'first focus': {
    shows: 'Focus in dialogs that open',
    file: 'tests/browser/family/first-focus.test.ts',
    titles: [
      '…: what has `autoFocus` has focus first, every time',
      '…: a control that cannot have focus yet is no first focus, and Tab reaches it later',
    ],
  },
  headings: {
    shows: 'The level of headings in components',
    file: 'tests/laws/headings.test.tsx',
    titles: ['its headings have the level that its consumer gives'],
  },
  carousel: {
    shows: 'The W3C’s tests of its example of a carousel',
    file: patterns('carousel'),
    titles: ['a carousel is that of the ARIA Authoring Practices'],
  },
  combobox: {
    shows: 'The same of its combobox',
    file: patterns('combobox'),
    titles: ['a combobox is that of the ARIA Authoring Practices'],
  },
  menu: {
    shows: 'The same of its menu button',
    file: patterns('menu-button'),
    titles: ['a menu button is that of the ARIA Authoring Practices'],
  },
  tabs: {
    shows: 'The same of its tabs',
    file: patterns('tabs'),
    titles: ['tabs are those of the ARIA Authoring Practices'],
  },
  contrast: {
    shows: 'Every text, icon and border on glass over any backdrop: computed, and as it is painted',
    file: glass,
    titles: [
      'every text on glass is readable, and every icon and border can be seen, over any backdrop',
      'every text on glass is readable as it is painted over each backdrop',
      'every text of an open … is readable over any backdrop',
    ],
  },
  readability: {
    shows: 'Each level of the glass, and each preset of a customizer',
    file: 'tests/laws/readability.test.ts',
    titles: [
      'text on … glass is readable over any backdrop, with a tenth to spare',
      'is readable over any backdrop with …',
    ],
  },
  'forced colors': {
    shows: 'Shapes, icons and states of components in forced colors',
    file: 'tests/browser/family/forced-colors.test.ts',
    titles: [
      'in forced colors, what has a shape by its background has an edge',
      'in forced colors, every icon has a color of the visitor',
      'in forced colors, what is disabled without the browser is gray',
    ],
  },
  'forced pages': {
    shows: 'The same of pages',
    file: pageLaws,
    titles: ['in forced colors, borders, icons, focus and selections are visible, light and dark'],
  },
  words: {
    shows: 'Components with very long words in a window of 320 px',
    file: 'tests/browser/family/words.test.ts',
    titles: [
      'every text fits, as long as its words may be',
      'every text of an open … fits, as long as its words may be',
    ],
  },
  narrow: {
    shows: 'Components in 320 px with text of 200 %, and on other people’s pages',
    file: 'tests/engines/hostile.test.ts',
    titles: ['everything stands where it should on …'],
  },
  fonts: {
    shows: 'Every page in 320 px, with spaced text, and with text of 200 %',
    file: pageLaws,
    titles: ['with larger or spaced text, nothing is clipped, and the page does not scroll sideways'],
  },
  focus: {
    shows: 'The outline of every control of every page: 2 px, 3:1, not clipped, not covered',
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
    shows: 'What moves on a page by itself',
    file: pageLaws,
    titles: ['nothing moves by itself, during or after loading'],
  },
  frame: {
    shows: 'Heading, title, landmarks and ids of every page',
    file: pageLaws,
    titles: [
      'it has one h1, one main, one footer (none on home), a title, unique ids, and every icon it uses',
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
  toasts: {
    shows: 'The time of a toast',
    file: 'registry/toast/toast.browser.test.ts',
    titles: ['all toasts wait while one is hovered, then continue with their remaining time'],
  },
  slides: {
    shows: 'Slides that turn by themselves, and their buttons',
    file: 'registry/carousel/carousel.browser.test.ts',
    titles: [
      'the button that stops them comes first, and focus after it stops them for good',
      'where a visitor prefers less motion, nothing turns before a press on the button',
      'the buttons and the dots move the slides, and the ends have no way on',
    ],
  },
  tooltips: {
    shows: 'A tooltip stays under the pointer, and Escape hides it',
    file: 'registry/tooltip/tooltip.browser.test.ts',
    titles: [
      'the tooltip stays when the pointer moves onto it',
      'Escape hides a tooltip while its element is hovered',
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
  covered: {
    shows: 'The fixed button does not cover what has focus',
    file: 'registry/back-to-top/back-to-top.browser.test.ts',
    titles: ['it never covers the control that Tab moves focus to'],
  },
  drawers: {
    shows: 'A drawer closes without a drag',
    file: 'registry/drawer/drawer.browser.test.ts',
    titles: ['its close button, an action and a press outside close it, and a press inside does not'],
  },
  sliders: {
    shows: 'A slider is moved without a drag',
    file: 'registry/slider/slider.browser.test.ts',
    titles: ['clicking the track moves the slider and changes its control and the code'],
  },
  fields: {
    shows: 'Labels, hints and errors of fields',
    file: 'registry/field/field.browser.test.ts',
    titles: [
      'a label leads to its control, whose description is the hint',
      'what the browser finds is told once the visitor leaves the control, and gone once it is right',
      'an attempt to send an empty form tells what is missing, and a reset takes it back',
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
  studio: {
    shows: 'The studio changes nothing but what a control says, and its verdict is heard',
    file: 'tests/browser/pages/studio.test.ts',
    titles: [
      'a control changes board, code and address, adds no history entry, and a reload shows the same',
      'a verdict follows the control, Fix makes the level readable, and a screen reader hears it when the controls rest',
    ],
  },
  consumer: {
    shows: 'Components in a form and in a dialog',
    file: 'tests/laws/consumer.test.tsx',
    titles: ['in a form in a dialog, none of its buttons sends the form'],
  },
} as const satisfies Readonly<Record<string, NamedTest>>

/** The word for a test. */
export type TestName = keyof typeof tests

/** Every test with its word. */
// `Object.entries` loses the type of the keys.
export const testList = Object.entries(tests) as readonly (readonly [TestName, NamedTest])[]

/** Where a test runs: in engines of browsers, in jsdom, or on the source alone. */
export function runsIn({ file, inAllEngines = false }: NamedTest): string {
  if (inAllEngines) return 'Chromium, Firefox, WebKitGTK'
  if (file.startsWith('tests/laws/')) return file.endsWith('.tsx') ? 'jsdom' : 'source'
  return 'Chromium'
}
