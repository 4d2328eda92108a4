/** What a component is for, in the order in which the site lists it: as entries write it, and as visitors read it. */
export const categories = {
  actions: 'Actions',
  inputs: 'Inputs',
  forms: 'Forms',
  overlays: 'Overlays',
  feedback: 'Feedback',
  navigation: 'Navigation',
  display: 'Display',
  tools: 'Tools',
} as const

/** What a component is for, as an entry writes it. */
export type Category = keyof typeof categories

/** Every category, in the order in which the site lists them. */
// `Object.keys` forgets the names of a literal's keys.
export const categoryNames = Object.keys(categories) as readonly Category[]

/** The category that a text names; undefined when it names none. */
export const categoryOf = (text: string | null): Category | undefined =>
  categoryNames.find((name) => name === text)
