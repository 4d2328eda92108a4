import { expect, test } from 'vitest'
import { paletteIndex } from '../../src/site/command-palette/palette-index'
import { itemsOf } from '../../src/site/command-palette/items'
import { createSearch } from '../../src/site/command-palette/search'
import { wordsOf } from '../../src/site/command-palette/words'

// The real registry: what visitors get, ranked as they get it.
const index = await paletteIndex()
const items = itemsOf(index)
const search = createSearch(items)

/** What somebody types who does not know the name, and the one thing that is meant. Written before the ranking. */
const sentences: readonly (readonly [sentence: string, title: string])[] = [
  ['the thing that says something was saved', 'Toast'],
  ['little message that appears in the corner', 'Toast'],
  ['tell the user that something went wrong', 'Toast'],
  ['pick a day', 'Calendar'],
  ['choose the dates of a holiday', 'Calendar'],
  ['something that spins while loading', 'Spinner'],
  ['loading animation', 'Spinner'],
  ['show how far the upload is', 'Progress Bar'],
  ['bar that fills up to 100 percent', 'Progress Bar'],
  ['ask for a password', 'Authentication Card'],
  ['a form to sign in', 'Authentication Card'],
  ['drag to set the volume', 'Slider'],
  ['choose a number between two limits', 'Slider'],
  ['box where people write a long comment', 'Textarea'],
  ['field for one line of text', 'Input'],
  ['search box with a magnifying glass in it', 'Input'],
  ['select a country from a list', 'Dropdown'],
  ['menu to choose one option', 'Dropdown'],
  ['tick to agree to the terms', 'Check'],
  ['are you sure you want to delete this', 'Modal'],
  ['window over the page with a close icon', 'Modal'],
  ['newsletter announcement over the page', 'Popup'],
  ['explains an icon when I hover over it', 'Tooltip'],
  ['questions and answers that fold open', 'Accordion'],
  ['frequently asked questions', 'Accordion'],
  ['what our customers say about us', 'Testimonial'],
  ['quote with a photo of its author', 'Testimonial'],
  ['go back up on a long page', 'Back to Top'],
  ['compare monthly prices', 'Pricing Plan'],
  ['round plus button that opens more actions', 'Speed Dial'],
  ['links at the top that become a hamburger on phones', 'Navigation'],
  ['grid of photos', 'Gallery'],
  ['add to cart', 'Product Card'],
  ['people can send us a message', 'Contact Us'],
  ['split a long list into pages', 'Pagination'],
  ['big numbers for a dashboard', 'Statistic'],
  ['make my own glass and copy the css', 'Glassmorphism Effect Generator'],
  ['frosted box to put content in', 'Card'],
  ['something to click that submits a form', 'Button'],
  ['who made this library', 'Contributors'],
]

test('there are forty sentences', () => {
  expect(sentences).toHaveLength(40)
})

test.each(sentences)('“%s” finds %s first', (sentence, title) => {
  expect(search(sentence)[0]?.title).toBe(title)
})

/** Single words, and what must be among the components that they find. */
const words: readonly (readonly [word: string, titles: readonly string[]])[] = [
  ['alert', ['Toast', 'Popup']],
  ['snackbar', ['Toast']],
  ['notification', ['Toast']],
  ['dialog', ['Modal', 'Popup']],
  ['select', ['Dropdown']],
  ['datepicker', ['Calendar']],
  ['login', ['Authentication Card']],
  ['fab', ['Speed Dial']],
  ['navbar', ['Navigation']],
  ['faq', ['Accordion']],
  ['loading', ['Spinner', 'Progress Bar']],
  ['area', ['Textarea']],
]

test.each(words)('“%s” finds %s among the first five', (word, titles) => {
  const found = search(word).slice(0, 5)
  expect(found.map(({ title }) => title)).toEqual(expect.arrayContaining([...titles]))
})

/** Everything that is typed exactly as it is called is found first. */
const names = [
  'Toast',
  'Button',
  'Card',
  'Input',
  'Popup',
  'Back to Top',
  'product card',
  'Contact Us',
  'About Us',
  'Stories',
  'terms of use',
] as const

test.each(names)('the name “%s” finds what is called so first', (name) => {
  expect(search(name)[0]?.title.toLowerCase()).toBe(name.toLowerCase())
})

/** What everybody types who looks for an essential, and the component that it means. */
const essentials = [
  ['tabs', 'Tabs'],
  ['tab', 'Tabs'],
  ['tab panel', 'Tabs'],
  ['tab bar', 'Tabs'],
  ['segmented control', 'Tabs'],
  ['switch between views', 'Tabs'],
  ['switch', 'Switch'],
  ['toggle', 'Switch'],
  ['toggle switch', 'Switch'],
  ['on off', 'Switch'],
  ['turn a setting on or off', 'Switch'],
  ['drawer', 'Drawer'],
  ['sheet', 'Drawer'],
  ['bottom sheet', 'Drawer'],
  ['side panel', 'Drawer'],
  ['slide over', 'Drawer'],
  ['off-canvas', 'Drawer'],
  ['offcanvas', 'Drawer'],
  ['swipe', 'Drawer'],
  ['panel that slides in from the side', 'Drawer'],
  ['check', 'Check'],
  ['checkbox', 'Check'],
  ['checkboxes', 'Check'],
  ['checkbox group', 'Check'],
  ['select all', 'Check'],
  ['indeterminate', 'Check'],
  ['tick box', 'Check'],
  ['multiple choice', 'Check'],
  ['radio', 'Radio Group'],
  ['radios', 'Radio Group'],
  ['radio button', 'Radio Group'],
  ['radio buttons', 'Radio Group'],
  ['radio group', 'Radio Group'],
  ['choose one', 'Radio Group'],
  ['pick one of several options', 'Radio Group'],
  ['single choice', 'Radio Group'],
  ['option group', 'Radio Group'],
  ['breadcrumbs', 'Breadcrumbs'],
  ['breadcrumb', 'Breadcrumbs'],
  ['bread crumbs', 'Breadcrumbs'],
  ['trail of parent pages', 'Breadcrumbs'],
  ['you are here', 'Breadcrumbs'],
  ['path to the current page', 'Breadcrumbs'],
  ['stepper', 'Stepper'],
  ['steps', 'Stepper'],
  ['step indicator', 'Stepper'],
  ['progress steps', 'Stepper'],
  ['wizard', 'Stepper'],
  ['multi step form', 'Stepper'],
  ['checkout steps', 'Stepper'],
  ['steps of a checkout', 'Stepper'],
  ['file upload', 'File Upload'],
  ['upload', 'File Upload'],
  ['uploader', 'File Upload'],
  ['dropzone', 'File Upload'],
  ['drop zone', 'File Upload'],
  ['file input', 'File Upload'],
  ['file picker', 'File Upload'],
  ['drag and drop', 'File Upload'],
  ['attach a file', 'File Upload'],
  ['image upload', 'File Upload'],
  ['form field', 'Field'],
  ['helper text', 'Field'],
  ['validation', 'Field'],
  ['character counter', 'Field'],
  ['field with a label', 'Field'],
  ['alert', 'Alert'],
  ['alerts', 'Alert'],
  ['callout', 'Alert'],
  ['banner', 'Alert'],
  ['notice', 'Alert'],
  ['inline message', 'Alert'],
  ['error message', 'Alert'],
  ['warning box', 'Alert'],
  ['message above a form that could not be sent', 'Alert'],
  ['badge', 'Badge'],
  ['badges', 'Badge'],
  ['tag', 'Badge'],
  ['chip', 'Badge'],
  ['label pill', 'Badge'],
  ['count', 'Badge'],
  ['status', 'Badge'],
  ['number of unread messages', 'Badge'],
  ['carousel', 'Carousel'],
  ['slideshow', 'Carousel'],
  ['slide show', 'Carousel'],
  ['slider of images', 'Carousel'],
  ['image slider', 'Carousel'],
  ['image carousel', 'Carousel'],
  ['content slider', 'Carousel'],
  ['swiper', 'Carousel'],
  ['gallery of slides', 'Carousel'],
  ['rotating banner', 'Carousel'],
  ['autoplay', 'Carousel'],
  ['pictures that change every few seconds', 'Carousel'],
  ['select box', 'Select'],
  ['native select', 'Select'],
  ['multi select', 'Select'],
  ['multiselect', 'Select'],
  ['optgroup', 'Select'],
  ['select several', 'Select'],
  ['combobox', 'Combobox'],
  ['combo box', 'Combobox'],
  ['combo', 'Combobox'],
  ['autocomplete', 'Combobox'],
  ['auto complete', 'Combobox'],
  ['autosuggest', 'Combobox'],
  ['typeahead', 'Combobox'],
  ['type-ahead', 'Combobox'],
  ['type ahead', 'Combobox'],
  ['searchable select', 'Combobox'],
  ['select with search', 'Combobox'],
  ['tag input', 'Combobox'],
  ['tags input', 'Combobox'],
  ['token input', 'Combobox'],
  ['token field', 'Combobox'],
  ['chips input', 'Combobox'],
  ['suggest', 'Combobox'],
  ['suggestions', 'Combobox'],
  ['lookup', 'Combobox'],
  ['datalist', 'Combobox'],
  ['field with suggestions as you type', 'Combobox'],
  ['date field', 'Date Field'],
  ['date picker', 'Date Field'],
  ['datepicker', 'Date Field'],
  ['date input', 'Date Field'],
  ['date range', 'Date Field'],
  ['date range picker', 'Date Field'],
  ['birthday', 'Date Field'],
  ['date of birth', 'Date Field'],
  ['skeleton', 'Skeleton'],
  ['placeholder', 'Skeleton'],
  ['placeholder while content loads', 'Skeleton'],
  ['loading state', 'Skeleton'],
  ['loading placeholder', 'Skeleton'],
  ['content loader', 'Skeleton'],
  ['shimmer', 'Skeleton'],
  ['ghost', 'Skeleton'],
  ['number field', 'Number Field'],
  ['number input', 'Number Field'],
  ['numeric input', 'Number Field'],
  ['stepper input', 'Number Field'],
  ['number stepper', 'Number Field'],
  ['spinbutton', 'Number Field'],
  ['spinbox', 'Number Field'],
  ['quantity', 'Number Field'],
  ['quantity picker', 'Number Field'],
  ['plus minus', 'Number Field'],
  ['increment', 'Number Field'],
  ['currency input', 'Number Field'],
  ['type an amount of money', 'Number Field'],
  ['menu', 'Menu'],
  ['menu button', 'Menu'],
  ['actions menu', 'Menu'],
  ['context menu', 'Menu'],
  ['right click menu', 'Menu'],
  ['popup menu', 'Menu'],
  ['dropdown menu', 'Menu'],
  ['nested menu', 'Menu'],
  ['long press', 'Menu'],
  ['right click', 'Menu'],
  ['overflow menu', 'Menu'],
  ['kebab menu', 'Menu'],
  ['submenu', 'Menu'],
  ['three dots', 'Menu'],
  ['menu of actions with shortcuts', 'Menu'],
  ['table', 'Table'],
  ['tables', 'Table'],
  ['data table', 'Table'],
  ['datatable', 'Table'],
  ['data grid', 'Table'],
  ['datagrid', 'Table'],
  ['list of rows', 'Table'],
  ['spreadsheet', 'Table'],
  ['rows and columns', 'Table'],
  ['sortable table', 'Table'],
  ['sort by column', 'Table'],
  ['sticky header', 'Table'],
  ['table with a checkbox for each row', 'Table'],
] as const

test.each(essentials)('“%s” finds the essential %s first', (typed, title) => {
  expect(search(typed)[0]).toMatchObject({ kind: 'component', title })
})

test('“checkbox” finds Check, and then the page that is called so', () => {
  expect(search('checkbox').slice(0, 2)).toMatchObject([{ title: 'Check' }, { href: '/checkbox' }])
})

test('“select” finds Select, and then Dropdown; what a dropdown does finds Dropdown first', () => {
  expect(search('select').slice(0, 2)).toMatchObject([{ title: 'Select' }, { title: 'Dropdown' }])
  for (const typed of ['dropdown', 'drop down', 'listbox', 'dropdown select'])
    expect(search(typed)[0], typed).toMatchObject({ title: 'Dropdown' })
})

test('the essentials are a page', () => {
  expect(search('essentials')[0]).toMatchObject({ kind: 'page', href: '/essentials' })
})

test('a name is found while it is typed', () => {
  for (const typed of ['to', 'toa', 'toas', 'toast']) expect(search(typed)[0]?.title).toBe('Toast')
  expect(search('prog b')[0]?.title).toBe('Progress Bar')
})

test.each([
  ['tosat', 'Toast'],
  ['buton', 'Button'],
  ['buttton', 'Button'],
  ['calender', 'Calendar'],
  ['spiner', 'Spinner'],
  ['acordion', 'Accordion'],
  ['modla', 'Modal'],
  ['dropdwon', 'Dropdown'],
  ['pagnation', 'Pagination'],
  ['slidor', 'Slider'],
  ['testimonal', 'Testimonial'],
])('one wrong letter is forgiven: “%s” finds %s', (typed, title) => {
  expect(search(typed)[0]?.title).toBe(title)
})

test.each(['tsoat', 'xyzzy', 'fba', 'qqq'])('“%s” is more than one letter from anything', (typed) => {
  expect(search(typed)).toEqual([])
})

test('a prop and a section of a component are found by both names', () => {
  expect(search('popup opacity')[0]).toMatchObject({ kind: 'prop', href: '/popup-details#props' })
  expect(search('autoDismiss')[0]).toMatchObject({ kind: 'prop', href: '/toast-page#props' })
  expect(search('onvaluechange')[0]).toMatchObject({ kind: 'prop', title: 'onValueChange' })
  expect(search('toast props')[0]).toMatchObject({ kind: 'section', href: '/toast-page#props' })
  expect(search('credit card')[0]).toMatchObject({ kind: 'section', href: '/card-details#credit-card' })
})

/** The words in the names of all props. */
const wordsOfProps = new Set(items.flatMap(({ kind, title }) => (kind === 'prop' ? wordsOf(title) : [])))

const topics = [...index.components, ...index.pages].flatMap(({ title, keywords = [] }) =>
  keywords
    .filter((keyword) => wordsOf(keyword).some((word) => wordsOfProps.has(word)))
    .map((keyword) => [title, keyword] as const),
)

test('there are pages about a word in the name of a prop', () => {
  expect(topics.length).toBeGreaterThan(20)
})

test.each(topics)(
  '%s is about “%s”, and ranks above a prop whose name contains the word',
  (title, keyword) => {
    for (const typed of [keyword, `${title} ${keyword}`]) {
      const found = search(typed)
      const own = found.findIndex((item) => item.title === title && item.owner === undefined)
      const detail = found.findIndex(({ kind }) => kind === 'prop' || kind === 'section')
      expect(own, typed).toBeGreaterThanOrEqual(0)
      expect(detail === -1 ? Infinity : detail, typed).toBeGreaterThan(own)
    }
  },
)

test.each([
  ['image gallery', 'Gallery'],
  ['calendar date', 'Calendar'],
  ['radius', 'Glassmorphism Effect Generator'],
  ['close', 'Accordion'],
])('“%s” finds the page of %s, and no prop first', (typed, title) => {
  expect(search(typed)[0]).toMatchObject({ kind: 'component', title })
})

test('the command that installs a component is found by both words', () => {
  expect(search('install toast')[0]).toMatchObject({ kind: 'action', installs: '/toast-page' })
})

test('a category is a page of the catalogue', () => {
  expect(search('overlays')[0]).toMatchObject({ kind: 'page', href: '/components?category=overlays' })
})

test('white space and stop words alone find nothing that is not called so', () => {
  expect(search('')).toEqual([])
  expect(search('  ')).toEqual([])
  expect(search('?!')).toEqual([])
})
