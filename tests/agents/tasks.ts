/** A task for a program that has read the guide, and what can be checked of its answer. */
export interface Task {
  /** The name of the answer's file. */
  readonly name: string
  readonly task: string
  /** The components that an answer must import. */
  readonly uses: readonly string[]
  /** What an answer must contain. */
  readonly says?: readonly RegExp[]
}

/** The first twelve are those of the recipes. */
export const tasks: readonly Task[] = [
  {
    name: 'city-search',
    task: 'A field that suggests cities from a list of six while one types, and says which was chosen.',
    uses: ['Combobox'],
    says: [/options=/, /onValueChange=/],
  },
  {
    name: 'confirm-dialog',
    task: 'A button “Delete project” that asks in a dialog first.',
    uses: ['Button', 'Modal'],
    says: [/open=/, /onOpenChange=/, /onCtaClick=/],
  },
  {
    name: 'form-with-errors',
    task: 'A sign-up form with user name and e-mail. Use useActionState, and show the error of the server at the user name.',
    uses: ['Input', 'Button'],
    says: [/useActionState/, /error=\{/, /pending=\{/],
  },
  {
    name: 'loading-profile',
    task: 'A card with a person that is loaded from a server. Until then it shows placeholders.',
    uses: ['Card', 'Skeleton'],
  },
  {
    name: 'orders-table',
    task: 'A table of orders with customer and total in dollars, sorted by total, whose selected rows can be deleted.',
    uses: ['Table'],
    says: [/selectable/, /onSelectedChange=/, /currency/],
  },
  {
    name: 'page-in-my-glass',
    task: 'A page whose components have dark violet glass and large controls, without a prop on each.',
    uses: ['Card', 'Button'],
    says: [/--glass-tint["']/, /--glass-foreground["']/, /--glass-size["']: ["']0?\.5rem["']/],
  },
  {
    name: 'router-links',
    task: 'A link to /sign-up with a router’s Link component that looks like a button.',
    uses: ['Button'],
    says: [/render=\{<Link/],
  },
  {
    name: 'settings-drawer',
    task: 'A button that opens settings at the side of the window, with a switch for quiet hours.',
    uses: ['Drawer', 'Switch', 'Button'],
    says: [/onCheckedChange=/],
  },
  {
    name: 'stay-search',
    task: 'A form for a stay: a range of dates and the number of guests, 1 to 8. Show what it sends.',
    uses: ['DateField', 'NumberField'],
    says: [/selectRange/, /max=\{8\}/, /name="/],
  },
  {
    name: 'tabs-in-the-address',
    task: 'Three tabs whose choice is kept in the fragment of the address.',
    uses: ['Tabs'],
    says: [/value=\{/, /onValueChange=/, /hash/],
  },
  {
    name: 'toast-after-save',
    task: 'A save button, after which a message appears that can be undone.',
    uses: ['Toast', 'ToastStack', 'Button'],
    says: [/action: \{/],
  },
  {
    name: 'upload-with-progress',
    task: 'Upload several pictures of at most 5 MB, with their progress.',
    uses: ['FileUpload'],
    says: [/accept="image\/\*"/, /maxSize=/, /stateOf=/],
  },
  {
    name: 'pending-button',
    task: 'A button that is busy for a second after a press, and keeps its width.',
    uses: ['Button'],
    says: [/pending=\{/],
  },
  { name: 'faq', task: 'Three questions with answers, of which one is open at a time.', uses: ['Accordion'] },
  {
    name: 'pages-of-results',
    task: 'Twelve pages of results; say which page is shown.',
    uses: ['Pagination'],
  },
  {
    name: 'volume',
    task: 'A slider from 0 to 11 in steps of 0.5 that shows its value.',
    uses: ['Slider'],
    says: [/step=\{0\.5\}/, /max=\{11\}/],
  },
  {
    name: 'crumbs',
    task: 'The path Home, Guides, Lisbon; the first two are links.',
    uses: ['Breadcrumbs'],
    says: [/href/],
  },
  {
    name: 'site-navigation',
    task: 'A navigation bar with three links, of which the second is the current page.',
    uses: ['Navigation'],
  },
  {
    name: 'actions-menu',
    task: 'A menu with Edit, Duplicate and Delete, with a line before the last.',
    uses: ['Menu'],
    says: [/["']separator["']/, /onSelect/],
  },
  {
    name: 'plan-choice',
    task: 'Choose one of three plans by radio buttons. Show the chosen one.',
    uses: ['RadioGroup'],
    says: [/onValueChange=/],
  },
  {
    name: 'interests',
    task: 'Choose several of four interests by checkboxes, with one for all of them.',
    uses: ['CheckGroup'],
    says: [/selectAll=/],
  },
  {
    name: 'country',
    task: 'A native select of three countries with a label and a placeholder.',
    uses: ['Select'],
    says: [/placeholder=/, /label=/],
  },
  {
    name: 'storage-warning',
    task: 'A warning that the storage is almost full, which can be closed.',
    uses: ['Alert'],
    says: [/kind="warning"/, /onClose=/],
  },
  {
    name: 'team',
    task: 'A group of three people by their initials, with a status at one of them.',
    uses: ['Avatar'],
  },
  {
    name: 'checkout-steps',
    task: 'The steps Cart, Address, Payment; the second is the current one.',
    uses: ['Stepper'],
  },
  {
    name: 'photo-slides',
    task: 'Three pictures that one turns by a button, a swipe or keys.',
    uses: ['Carousel'],
    says: [/alt=/],
  },
  {
    name: 'birthday',
    task: 'A date of birth that must lie in the past, in German.',
    uses: ['DateField'],
    says: [/max=/, /locale="de/],
  },
  { name: 'goal', task: 'Progress of 40 % with a name for screen readers.', uses: ['ProgressBar'] },
  { name: 'figures', task: 'Four key figures on tiles.', uses: ['Statistic'] },
  {
    name: 'hint',
    task: 'An icon button named “Share” with a hint on hover and focus.',
    uses: ['Tooltip', 'Button'],
    says: [/aria-label="Share"/],
  },
]
