import type { CatalogueItem } from '../../registry/entry-module'
import type { ChangelogEntry } from '../../registry/page-data'
import { releasedEntries } from './released-entries'

/** A change other than a new component, whose entry has the date. */
interface Change extends ChangelogEntry {
  readonly kind: 'feature' | 'fix'
  /** A page of the site, but not a component's: the link would break with its folder. */
  readonly path?: string
}

/** The changes that visitors notice. Add a new one at the top, with the day of its merge and a unique id. */
export const changes: readonly Change[] = [
  {
    id: 'conformance-report',
    date: '2026-11-30',
    kind: 'feature',
    title: 'A report on accessibility',
    text: 'What is supported of WCAG 2.2 and EN 301 549, which test shows it, and what nobody has tried. Also as OpenACR.',
    path: '/accessibility',
  },
  {
    id: 'the-cost-of-a-component',
    date: '2026-11-30',
    kind: 'feature',
    title: 'The cost of each component',
    text: 'Each page says the bytes that a component adds and the layers that it blurs. Cheap glass, one property, paints fewer of them.',
  },
  {
    id: 'stories-that-show',
    date: '2026-11-30',
    kind: 'feature',
    title: 'Stories that show',
    text: 'A story shows the components and glasses whose addresses it contains. The studio and every customizer begin such a story.',
    path: '/stories?show=glass',
  },
  {
    id: 'in-a-frame',
    date: '2026-11-30',
    kind: 'feature',
    title: 'Components in a frame',
    text: 'Other sites can show a component with your values: “Copy embed code” has the frame, and oEmbed describes it.',
  },
  {
    id: 'programs-that-write-code',
    date: '2026-11-30',
    kind: 'feature',
    title: 'For programs that write code',
    text: 'A guide at /AGENTS.md, the same as a skill, twelve recipes at /recipes.md, and the interface of every component at /r/api.json. Each name in them is compiled.',
  },
  {
    id: 'dialogs-and-toasts-with-more-in-them',
    date: '2026-11-28',
    kind: 'feature',
    title: 'More in modals, popups and toasts',
    text: 'Modal and Popup take any content, more buttons, and forms with a return value. A toast has an action, such as Undo, and can follow a promise.',
  },
  {
    id: 'essentials',
    date: '2026-11-28',
    kind: 'feature',
    title: 'The essentials',
    text: 'A second collection: the controls that every interface needs, found and installed as all other components are.',
    path: '/essentials',
  },
  {
    id: 'components-to-build-with',
    date: '2026-11-28',
    kind: 'feature',
    title: 'Components to build with',
    text: 'Choose the element with render, such as the link of your router, on buttons, cards, links of a navigation and pages of a pagination. Buttons can be filled or quiet, small or large, pending, and have icons. Navigation, Pagination and Spinner have sizes, too.',
  },
  {
    id: 'studio',
    date: '2026-11-23',
    kind: 'feature',
    title: 'The studio',
    text: 'Shape the glass of all components: see it on whole screens in light and dark, readable by proof, and export it.',
    path: '/studio',
  },
  {
    id: 'paste-css',
    date: '2026-11-23',
    kind: 'feature',
    title: 'Import CSS into the generator',
    text: 'From another generator or a style sheet: the controls follow, and you see what was understood and what was not.',
  },
  {
    id: 'thumbnails',
    date: '2026-11-23',
    kind: 'feature',
    title: 'Components on their cards',
    text: 'Each card of the catalogue shows its component, in your color scheme.',
    path: '/components',
  },
  {
    id: 'from-one-to-the-next',
    date: '2026-11-23',
    kind: 'feature',
    title: 'From one component to the next',
    text: 'A page lists the components of its category, related ones, and those before and after it; [ and ] lead there, too.',
  },
  {
    id: 'look-closer',
    date: '2026-11-23',
    kind: 'feature',
    title: 'A closer look at previews',
    text: 'Choose the width, the color scheme and the direction of a preview, or let it fill the screen.',
  },
  {
    id: 'palette',
    date: '2026-11-23',
    kind: 'feature',
    title: 'Search everything',
    text: 'Press ⌘K, Ctrl+K or / on any page, and say what you look for: components, props, pages and actions.',
  },
  {
    id: 'favourites',
    date: '2026-11-23',
    kind: 'feature',
    title: 'Favorites',
    text: 'Press the star on a card or a page: this device remembers the component.',
    path: '/components',
  },
  {
    id: 'changelog',
    date: '2026-11-23',
    kind: 'feature',
    title: 'This page, and its feed',
    text: 'New components, features and fixes have a page. Feed readers can follow it.',
  },
  {
    id: 'categories',
    date: '2026-11-23',
    kind: 'feature',
    title: 'Categories in the catalogue',
    text: 'Components are sorted by what they are for. A category and a search narrow each other.',
    path: '/components?category=inputs',
  },
  {
    id: 'edit-this-page',
    date: '2026-11-22',
    kind: 'feature',
    title: 'Edit this page',
    text: 'The footer of every page links to the file in the repository that the page is written in.',
  },
  {
    id: 'plain-css',
    date: '2026-11-22',
    kind: 'feature',
    title: 'Plain CSS beside Emotion',
    text: 'Each component also comes with a CSS module: no package to install, and nothing to compute in the browser.',
  },
  {
    id: 'pages-of-stories',
    date: '2026-11-22',
    kind: 'feature',
    title: 'Stories open with the newest',
    text: 'Older ones follow on request, so that the list opens as fast with many stories as with a few.',
    path: '/stories',
  },
  {
    id: 'install-what-you-see',
    date: '2026-11-22',
    kind: 'feature',
    title: 'Install what you see',
    text: 'The address of a page, controls included, is what installs its component: npx shadcn add and the address.',
  },
  {
    id: 'markdown',
    date: '2026-11-22',
    kind: 'feature',
    title: 'Every page as Markdown',
    text: 'Add .md to the address of a page. /llms.txt lists all of them for language models.',
  },
  {
    id: 'three-engines',
    date: '2026-11-22',
    kind: 'feature',
    title: 'Tested in three engines',
    text: 'All components are tested in Chromium, Firefox and WebKitGTK, and on the pages of other people.',
  },
  {
    id: 'fields-of-forms',
    date: '2026-11-22',
    kind: 'feature',
    title: 'Values as you know them',
    text: 'What has a value takes value, defaultValue and onValueChange, and is a field of native forms.',
  },
  {
    id: 'what-is-announced',
    date: '2026-11-22',
    kind: 'feature',
    title: 'What screen readers say',
    text: 'Each page has a table of roles, names and states, which is tested with a virtual screen reader.',
  },
  {
    id: 'readable-on-any-backdrop',
    date: '2026-11-22',
    kind: 'feature',
    title: 'Readable on any backdrop',
    text: 'While you change the glass, the page says whether its text can be read over everything. A button fixes it.',
  },
  {
    id: 'backdrops',
    date: '2026-11-22',
    kind: 'feature',
    title: 'A backdrop of your choice',
    text: 'Every preview can stand over pictures, stripes, the worst case, or a picture of your own.',
  },
  {
    id: 'one-glass',
    date: '2026-11-22',
    kind: 'feature',
    title: 'One glass for all components',
    text: 'All components are cut from one material. A custom property such as --glass-tint changes all glass inside an element.',
  },
  {
    id: 'focus-in-tall-dialogs',
    date: '2026-11-22',
    kind: 'fix',
    title: 'Focus in dialogs that scroll',
    text: 'A dialog that is taller than the window gives focus to its first control.',
  },
  {
    id: 'toasts-above-dialogs',
    date: '2026-11-22',
    kind: 'fix',
    title: 'Toasts stay above dialogs',
    text: 'A toast that is fired from an open dialog is above it, and can be closed.',
  },
  {
    id: 'tooltip-beside-what-moves',
    date: '2026-11-22',
    kind: 'fix',
    title: 'Tooltips beside what moves',
    text: 'A tooltip beside something that moves is placed when it rests.',
  },
  {
    id: 'contrast-and-forced-colors',
    date: '2026-11-21',
    kind: 'feature',
    title: 'More contrast, less transparency',
    text: 'Site and components follow your settings for contrast, transparency, motion and forced colors.',
  },
  {
    id: 'members-in-props-tables',
    date: '2026-11-21',
    kind: 'feature',
    title: 'Members in props tables',
    text: 'Below a prop that is an object, its table lists the members of its type.',
  },
  {
    id: 'back-to-the-previous-page',
    date: '2026-11-21',
    kind: 'fix',
    title: 'Back leads to the previous page',
    text: 'The way back from a component leads to the page that you came from, and to the catalogue as you left it.',
  },
]

/** The most entries on the page and in the feed. */
const limit = 50

const kinds: readonly ChangelogEntry['kind'][] = ['component', 'feature', 'fix', 'release']

type Component = Pick<CatalogueItem, 'name' | 'title' | 'description' | 'route' | 'added'>

const entryOf = ({ name, title, description, route, added: date }: Component): ChangelogEntry[] =>
  date === undefined
    ? []
    : [{ id: `component-${name}`, date, kind: 'component', title, text: description, path: route }]

/** The newest entries. Within a day, components come first, then features, fixes, and what a release has changed. */
export const newestEntries = (
  components: readonly Component[],
  others: readonly ChangelogEntry[] = [...changes, ...releasedEntries(components)],
): readonly ChangelogEntry[] =>
  [...components.flatMap(entryOf), ...others]
    .sort((a, b) => b.date.localeCompare(a.date) || kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
    .slice(0, limit)
