import { site } from '../ui/site'
import { collectionNames, collections } from './collections'
import type { CatalogueItem } from './entry-module'

/** The data of a page for the head of its document, the palette and llms.txt. */
export interface Page {
  readonly path: string
  readonly title: string
  readonly description: string
  /** The file of the repository with the page, for its edit link. */
  readonly source?: string
}

/** The hand-written pages. */
export const sitePages = [
  {
    path: '/',
    title: 'Home',
    description: site.description,
    source: 'src/pages/home.tsx',
  },
  ...collectionNames.map((name) => {
    const { path, title, description } = collections[name]
    return { path, title, description, source: 'src/pages/catalogue.tsx' } as const
  }),
  {
    path: '/studio',
    title: 'Studio',
    description:
      'Shape one glass for all components, see it on whole screens in light and dark, and export it.',
    source: 'src/pages/studio.tsx',
  },
  {
    path: '/stories',
    title: 'Stories',
    description: `Stories of people who build with ${site.name}; read them, or post your own.`,
    source: 'src/pages/stories.tsx',
  },
  {
    path: '/contributors',
    title: 'Contributors',
    description: `The people who make ${site.name}, their contributions, and how to join them.`,
    source: 'src/pages/contributors.tsx',
  },
  {
    path: '/donate',
    title: 'Support Us',
    description: `Keep ${site.name} going with a donation.`,
    source: 'src/pages/donate.tsx',
  },
  {
    path: '/about',
    title: 'About Us',
    description: `What ${site.name} is for, whom it welcomes, and how to build it with us.`,
    source: 'src/pages/about.tsx',
  },
  {
    path: '/contact',
    title: 'Get in Touch',
    description: `Write to the people behind ${site.name}: a question, a bug, an idea for a component.`,
    source: 'src/pages/contact.tsx',
  },
  {
    path: '/changelog',
    title: "What's New",
    description: `New components, features and fixes of ${site.name}, newest first. Read them here, or as a feed.`,
    source: 'src/pages/changelog.tsx',
  },
  {
    path: '/accessibility',
    title: 'Accessibility',
    description: 'What works for whom, by which tests, and what nobody has tried.',
    source: 'src/pages/accessibility.tsx',
  },
  {
    path: '/termsOfUse',
    title: 'Terms of Use',
    description: `What you may expect of ${site.name}, and what ${site.name} expects of you.`,
    source: 'src/pages/terms.tsx',
  },
] as const satisfies readonly Page[]

/** The path of a hand-written page. */
export type SitePath = (typeof sitePages)[number]['path']

/** The page of every unknown path. */
export const notFound: Page = {
  path: '*',
  title: 'Page not found',
  description: 'There is no page at this address.',
}

/** The page of a component. */
export const pageOf = ({ route, title, documentTitle = title, description, name }: CatalogueItem): Page => ({
  path: route,
  title: documentTitle,
  description,
  source: `registry/${name}/entry.tsx`,
})
