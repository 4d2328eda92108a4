import type { NamedTest } from './tests'

const glass = 'tests/browser/family/glass.test.ts'
const patterns = (name: string) => `tests/browser/patterns/${name}.test.ts`

/** The tests of components, by the word that the report uses for each. */
export const componentTests = {
  keyboard: {
    shows: 'Every row of every Keyboard table',
    file: 'tests/browser/page-tables.ts',
    titles: ['… by keyboard: each row of the table is true'],
    rows: 'keyboard',
    inAllEngines: true,
  },
  announced: {
    shows: 'Every row of every table “Screen readers”, in the browser’s tree and by a virtual screen reader',
    file: 'tests/browser/page-tables.ts',
    titles: ['… by ear: each part is announced as the table says'],
    rows: 'announced',
  },
  roles: {
    shows: 'The rows that are true as a page opens, as Testing Library finds them',
    file: 'tests/laws/roles.test.tsx',
    titles: ['Testing Library finds each part of … by its role, its name and its state'],
    rows: 'announced',
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
    of: ['drawer', 'modal', 'popup'],
    titles: [
      '…: what has `autoFocus` has focus first, every time',
      '…: a control that cannot have focus yet is no first focus, and Tab reaches it later',
    ],
  },
  headings: {
    shows: 'The level of headings in components',
    file: 'tests/laws/headings.test.tsx',
    titles: ['its headings have the level that its consumer gives'],
    of: ['accordion', 'alert', 'drawer', 'modal', 'popup', 'pricing', 'product'],
  },
  carousel: {
    shows: 'The W3C’s tests of its example of a carousel',
    file: patterns('carousel'),
    of: ['carousel'],
    titles: ['a carousel is that of the ARIA Authoring Practices'],
  },
  combobox: {
    shows: 'The same of its combobox',
    file: patterns('combobox'),
    of: ['combobox'],
    titles: ['a combobox is that of the ARIA Authoring Practices'],
  },
  menu: {
    shows: 'The same of its menu button',
    file: patterns('menu-button'),
    of: ['menu'],
    titles: ['a menu button is that of the ARIA Authoring Practices'],
  },
  tabs: {
    shows: 'The same of its tabs',
    file: patterns('tabs'),
    of: ['tabs'],
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
  toasts: {
    shows: 'The time of a toast',
    file: 'registry/toast/toast.browser.test.ts',
    titles: [
      'all toasts wait while one is hovered, then continue with their remaining time',
      "the consumer's handlers and ref work, and the toast still waits while it is read",
    ],
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
  dials: {
    shows: 'Speed Dial opens on hover, and Escape closes it',
    file: 'registry/speed-dial/speed-dial.browser.test.ts',
    titles: [
      'it opens when the plus button is hovered and closes when the pointer leaves',
      'Escape closes a dial while it is hovered',
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
    shows: 'A slider is moved without a drag, and is seen',
    file: 'registry/slider/slider.browser.test.ts',
    titles: [
      'clicking the track moves the slider and changes its control and the code',
      'in …, the thumb and both edges of the track can be seen, whatever the color and the backdrop are',
    ],
  },
  spinner: {
    shows: 'A spinner is seen',
    file: 'registry/spinner/spinner.browser.test.ts',
    titles: ['in …, the arc can be seen on the glass, whatever its color and the backdrop are'],
  },
  progress: {
    shows: 'A progress bar is seen, and can be paused',
    file: 'registry/progress-bar/progress-bar.browser.test.ts',
    titles: [
      'the end of the filled part can be seen in the … tube, whatever its color and the backdrop are',
      'a click pauses the animation, and another resumes it',
    ],
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
} as const satisfies Readonly<Record<string, NamedTest>>
