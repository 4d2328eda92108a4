import type { CatalogueItem } from '../registry/entry-module'
import { canonicalPath } from '../ui/canonical-path'
import { loadCataloguePage } from './catalogue-index'
import { loadChangelog } from './changelog-screen'
import { docPageScreen } from './doc-page-screen'
import { entryAt } from './known-entries'
import { lazyScreen, type LazyScreen } from './lazy-screen'
import { site } from './constants'

/** What the head of a page says. */
export interface Page {
  readonly path: string
  readonly title: string
  readonly description: string
  /** The file of the repository that the page is written in; the not-found page has none to edit. */
  readonly source?: string
}

/** The hand-written pages, and their screens. */
export const sitePages: readonly (Page & LazyScreen)[] = [
  {
    path: '/',
    title: 'Home',
    description: site.description,
    source: 'src/pages/home.tsx',
    ...lazyScreen(async () => (await import('../pages/home')).Home),
  },
  {
    path: '/components',
    title: 'Components',
    description: 'Search the catalogue of glassmorphism React components, and open one to see it live.',
    source: 'src/pages/catalogue.tsx',
    ...lazyScreen(async () => (await import('../pages/catalogue')).Catalogue, loadCataloguePage),
  },
  {
    path: '/studio',
    title: 'Studio',
    description:
      'Shape one glass for all components, see it on whole screens in light and dark, and take it along.',
    source: 'src/pages/studio.tsx',
    ...lazyScreen(async () => (await import('../pages/studio')).loadStudio()),
  },
  {
    path: '/stories',
    title: 'Stories',
    description: `Stories of people who build with ${site.name}; read them, or post your own.`,
    source: 'src/pages/stories.tsx',
    ...lazyScreen(async () => (await import('../pages/stories')).Stories),
  },
  {
    path: '/contributors',
    title: 'Contributors',
    description: `The people who make ${site.name}, their contributions, and how to join them.`,
    source: 'src/pages/contributors.tsx',
    ...lazyScreen(async () => (await import('../pages/contributors')).Contributors),
  },
  {
    path: '/donate',
    title: 'Support Us',
    description: `Keep ${site.name} going with a donation.`,
    source: 'src/pages/donate.tsx',
    ...lazyScreen(async () => (await import('../pages/donate')).Donate),
  },
  {
    path: '/about',
    title: 'About Us',
    description: `What ${site.name} is for, whom it welcomes, and how to build it with us.`,
    source: 'src/pages/about.tsx',
    ...lazyScreen(async () => (await import('../pages/about')).About),
  },
  {
    path: '/contact',
    title: 'Get in Touch',
    description: `Write to the people behind ${site.name}: a question, a bug, an idea for a component.`,
    source: 'src/pages/contact.tsx',
    ...lazyScreen(async () => (await import('../pages/contact')).Contact),
  },
  {
    path: '/changelog',
    title: "What's New",
    description: `New components, features and fixes of ${site.name}, newest first. Read them here, or as a feed.`,
    source: 'src/pages/changelog.tsx',
    ...lazyScreen(loadChangelog),
  },
  {
    path: '/termsOfUse',
    title: 'Terms of Use',
    description: `What you may expect of ${site.name}, and what ${site.name} expects of you.`,
    source: 'src/pages/terms.tsx',
    ...lazyScreen(async () => (await import('../pages/terms')).Terms),
  },
]

/** The page of every unknown path. */
export const notFound: Page = {
  path: '*',
  title: 'Page not found',
  description: 'There is no page at this address.',
}

const byPath = new Map(sitePages.map((page) => [page.path, page]))

/** The page of an entry. */
export const pageOf = ({ route, title, documentTitle = title, description, name }: CatalogueItem): Page => ({
  path: route,
  title: documentTitle,
  description,
  source: `registry/${name}/entry.tsx`,
})

/** The page of a path: a hand-written one, or that of an entry which a document or the index has listed. */
export function pageAt(path: string): Page | undefined {
  const canonical = canonicalPath(path)
  const entry = entryAt(canonical)
  return byPath.get(canonical) ?? (entry && pageOf(entry))
}

const docScreens = new Map<string, LazyScreen>()

/** The screen of a path. Of a path that no hand-written page has, the document is asked. */
export function screenAt(path: string): LazyScreen {
  const canonical = canonicalPath(path)
  const known = byPath.get(canonical) ?? docScreens.get(canonical)
  if (known !== undefined) return known
  const added = docPageScreen(canonical)
  docScreens.set(canonical, added)
  return added
}
