import { loadIndex } from '../catalogue/catalogue-index'
import { type Meta, categories } from '../../registry/meta'
import type { PaletteComponent, PaletteIndex, PalettePage } from '../../registry/page-data'
import { slug } from '../../ui/slug'
import type { Searchable } from './search'

/** The properties of every item of the palette. */
interface Base extends Searchable {
  /** Unique among all items; for a page or section, its address. */
  readonly id: string
  /** Stands after the title: a description, or the component of a section. */
  readonly detail: string
  readonly icon: Meta['icon']
  /** The component that it is about, which the preview shows. */
  readonly component?: PaletteComponent
  /** The page of the component that ⌘C installs. */
  readonly installs?: string
  /** Whether the item is listed now. @default () => true */
  readonly isOffered?: () => boolean
}

/** An item that leads to a page of the site. */
export interface LinkItem extends Base {
  readonly kind: 'component' | 'page' | 'section' | 'prop' | 'action'
  /** The path of the page, with a hash for a place in it. */
  readonly href: string
}

/** An item that does something, and returns the message that confirms it. */
export interface ActionItem extends Base {
  readonly kind: 'action'
  readonly run: () => string | Promise<string>
}

export type PaletteItem = LinkItem | ActionItem

/** The weights of words outside the title. */
const weights = { keywords: 6, description: 3, category: 2, prop: 1 } as const

/** The weights of the kinds: a name that a component and a section share means the component. */
export const ranks: Readonly<Record<PaletteItem['kind'], number>> = {
  component: 1,
  page: 0.9,
  action: 0.8,
  section: 0.25,
  prop: 0.18,
}

/** The weight of a component's page without sections. A page with sections that matches the same word comes first. */
const emptyRank = 0.3

const link = (
  kind: LinkItem['kind'],
  href: string,
  item: Omit<LinkItem, 'kind' | 'id' | 'href' | 'rank'>,
): LinkItem => ({
  kind,
  id: kind === 'prop' ? `${href} ${item.title}` : href,
  href,
  rank: ranks[kind],
  ...item,
})

/** Whether an item is listed now. */
export const isOffered = (item: PaletteItem): boolean => item.isOffered?.() ?? true

/** The id of the item that copies the install command of a page's component. */
export const installId = (route: string): string => `install ${route}`

const nameOf = async (route: string) => (await loadIndex()).find((item) => item.route === route)?.name

/** Copies the command that installs the component of a page. Returns the message that confirms it. */
export async function copyInstallCommand(route: string): Promise<string> {
  const actions = import('../../docs/install/install-actions')
  // Loaded with the pages that copy: the palette weighs nothing of it.
  const { copyText } = await import('../../ui/copy-text')
  await copyText(actions.then(({ commandFor }) => commandFor(route, nameOf)))
  return 'Copied the install command.'
}

const installItem = (component: PaletteComponent): ActionItem => ({
  kind: 'action',
  id: installId(component.route),
  title: 'Copy install command',
  detail: component.title,
  icon: 'copy',
  component,
  installs: component.route,
  owner: component.title,
  texts: [{ text: 'npx shadcn add', weight: weights.keywords }],
  rank: ranks.section,
  run: () => copyInstallCommand(component.route),
})

function itemsOfComponent(component: PaletteComponent): PaletteItem[] {
  const { title, description, icon, route, category, keywords = [], installs, sections, props } = component
  const common = { component, ...(installs && { installs: route }) }
  const about = keywords.join(' ')
  const page = link('component', route, {
    title,
    detail: description,
    icon,
    ...common,
    texts: [
      { text: about, weight: weights.keywords },
      { text: description, weight: weights.description },
      { text: categories[category], weight: weights.category },
    ],
  })
  return [
    sections.length > 0 ? page : { ...page, rank: emptyRank },
    ...sections.map((heading) =>
      link('section', `${route}#${slug(heading)}`, {
        title: heading,
        detail: title,
        icon: 'hash',
        ...common,
        owner: title,
        about,
        texts: [],
      }),
    ),
    ...Object.entries(props).flatMap(([heading, rows]) =>
      rows.map(({ name, description: text }) =>
        link('prop', `${route}#${slug(heading)}`, {
          title: name,
          detail: `${title}: ${text.replaceAll('`', '')}`,
          icon: 'code',
          ...common,
          owner: title,
          about,
          // A prop is also found by its whole name.
          texts: [
            { text: name.toLowerCase(), weight: 20 },
            { text, weight: weights.prop },
          ],
        }),
      ),
    ),
    ...(installs ? [installItem(component)] : []),
  ]
}

const itemOfPage = ({ address, title, description, keywords = [] }: PalettePage): LinkItem =>
  link('page', address, {
    title,
    detail: description,
    icon: 'globe',
    texts: [
      { text: keywords.join(' '), weight: weights.keywords },
      { text: description, weight: weights.description },
    ],
  })

/** All items of an index. */
export const itemsOf = ({ components, pages }: PaletteIndex): readonly PaletteItem[] => [
  ...components.flatMap(itemsOfComponent),
  ...pages.map(itemOfPage),
]
