/** The collections of components, in the order of the site. The page of each is its catalogue. */
export const collections = {
  showcase: {
    path: '/components',
    title: 'Components',
    heading: 'Glassmorphic Components',
    description: 'Search the catalogue of glassmorphism React components, and open one to see it live.',
  },
  essentials: {
    path: '/essentials',
    title: 'Essentials',
    heading: 'Glassmorphic Essentials',
    description: 'The controls that every interface needs, cut from the same glass as all other components.',
  },
} as const

export type Collection = keyof typeof collections

/** Every collection, in the order of the site. */
// `Object.keys` loses the type of the keys.
export const collectionNames = Object.keys(collections) as readonly Collection[]

/** The collection of what names none. */
export const defaultCollection = 'showcase' satisfies Collection

/** The collection of a component. */
export const collectionOf = ({ collection = defaultCollection }: { readonly collection?: Collection }) =>
  collection

/** The collection whose catalogue is at a path, if there is one. */
export const collectionAt = (path: string): Collection | undefined =>
  collectionNames.find((name) => collections[name].path === path)
