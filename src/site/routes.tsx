import { catalogue } from './catalogue'
import type { CatalogueItem } from '../registry/entry-module'
import { canonicalPath } from '../ui/canonical-path'
import { docPageScreen } from './doc-page-screen'
import { lazyScreen, type LazyScreen } from './lazy-screen'
import { site } from './constants'

/** A page of the site: its path, title, description and screen. */
export interface Route extends LazyScreen {
  readonly path: string
  readonly title: string
  readonly description: string
}

/** The hand-written pages. */
export const sitePages: readonly Route[] = [
  {
    path: '/',
    title: 'Home',
    description: site.description,
    ...lazyScreen(async () => (await import('../pages/home')).Home),
  },
  {
    path: '/components',
    title: 'Components',
    description: 'Search the catalogue of glassmorphism React components, and open one to see it live.',
    ...lazyScreen(async () => (await import('../pages/catalogue')).Catalogue),
  },
  {
    path: '/stories',
    title: 'Stories',
    description: `Stories of people who build with ${site.name}; read them, or post your own.`,
    ...lazyScreen(async () => (await import('../pages/stories')).Stories),
  },
  {
    path: '/contributors',
    title: 'Contributors',
    description: `The people who make ${site.name}, their contributions, and how to join them.`,
    ...lazyScreen(async () => (await import('../pages/contributors')).Contributors),
  },
  {
    path: '/donate',
    title: 'Support Us',
    description: `Keep ${site.name} going with a donation.`,
    ...lazyScreen(async () => (await import('../pages/donate')).Donate),
  },
  {
    path: '/about',
    title: 'About Us',
    description: `What ${site.name} is for, whom it welcomes, and how to build it with us.`,
    ...lazyScreen(async () => (await import('../pages/about')).About),
  },
  {
    path: '/contact',
    title: 'Contact Us',
    description: `Write to the people behind ${site.name}: a question, a bug, an idea for a component.`,
    ...lazyScreen(async () => (await import('../pages/contact')).Contact),
  },
  {
    path: '/termsOfUse',
    title: 'Terms of Use',
    description: `What you may expect of ${site.name}, and what ${site.name} expects of you.`,
    ...lazyScreen(async () => (await import('../pages/terms')).Terms),
  },
]

const docRoute = (item: CatalogueItem): Route => ({
  path: item.route,
  title: item.title,
  description: item.description,
  ...docPageScreen(item),
})

/** Every page of the site. The not-found page is not among them. */
export const routes: readonly Route[] = [...sitePages, ...catalogue.map(docRoute)]

/** The page of every unknown path. */
export const notFound: Route = {
  path: '*',
  title: 'Page not found',
  description: 'There is no page at this address.',
  ...lazyScreen(async () => (await import('../pages/not-found')).NotFound),
}

const byPath = new Map(routes.map((route) => [route.path, route]))

/** The page of a path, or the not-found page. */
export const routeAt = (path: string): Route => byPath.get(canonicalPath(path)) ?? notFound
