import { categories, type Meta } from '../../registry/meta'
import type { PaletteComponent, PaletteIndex, PalettePage } from '../../registry/page-data'
import { slug } from '../../ui/slug'
import { copyInstallCommand } from './copy'
import type { Searchable } from './search'

/** What every line of the palette has. */
interface Line extends Searchable {
  /** Tells the line from all others: the address of a page or section, where it is one. */
  readonly id: string
  /** What stands behind the title: a description, or the component that a section belongs to. */
  readonly detail: string
  readonly icon: Meta['icon']
  /** The page of the component that ⌘C installs. */
  readonly installs?: string
  /** Whether there is anything to do now. By default, there always is. */
  readonly isOffered?: () => boolean
}

/** A line that leads to an address of the site. */
export interface LinkItem extends Line {
  readonly kind: 'component' | 'page' | 'section' | 'prop' | 'action'
  readonly href: string
}

/** A line that does something, and returns what to say when it is done. */
export interface ActionItem extends Line {
  readonly kind: 'action'
  readonly run: () => string | Promise<string>
}

export type PaletteItem = LinkItem | ActionItem

/** What words count that are not in a title. */
const weights = { keywords: 6, description: 3, category: 2, prop: 1 } as const

/** What kinds count beside each other: a name that a component and a section share means the component. */
export const ranks: Readonly<Record<PaletteItem['kind'], number>> = {
  component: 1,
  page: 0.9,
  action: 0.8,
  section: 0.25,
  prop: 0.2,
}

const link = (
  kind: LinkItem['kind'],
  href: string,
  line: Omit<LinkItem, 'kind' | 'id' | 'href' | 'rank'>,
): LinkItem => ({
  kind,
  id: kind === 'prop' ? `${href} ${line.title}` : href,
  href,
  rank: ranks[kind],
  ...line,
})

/** Whether a line does or leads to something now. */
export const isOffered = (item: PaletteItem): boolean => item.isOffered?.() ?? true

/** The line that copies the command which installs the component of a page. */
export const installId = (route: string): string => `install ${route}`

const installItem = ({ title, route }: PaletteComponent): ActionItem => ({
  kind: 'action',
  id: installId(route),
  title: 'Copy install command',
  detail: title,
  icon: 'copy',
  installs: route,
  owner: title,
  texts: [{ text: 'npx shadcn add', weight: weights.keywords }],
  rank: ranks.section,
  run: () => copyInstallCommand(route),
})

function itemsOfComponent(component: PaletteComponent): PaletteItem[] {
  const { title, description, icon, route, category, keywords = [], installs, sections, props } = component
  const install = installs && { installs: route }
  return [
    link('component', route, {
      title,
      detail: description,
      icon,
      ...install,
      texts: [
        { text: keywords.join(' '), weight: weights.keywords },
        { text: description, weight: weights.description },
        { text: categories[category], weight: weights.category },
      ],
    }),
    ...sections.map((heading) =>
      link('section', `${route}#${slug(heading)}`, {
        title: heading,
        detail: title,
        icon: 'hash',
        ...install,
        owner: title,
        texts: [],
      }),
    ),
    ...Object.entries(props).flatMap(([heading, rows]) =>
      rows.map(({ name, description: text }) =>
        link('prop', `${route}#${slug(heading)}`, {
          title: name,
          detail: `${title}: ${text.replaceAll('`', '')}`,
          icon: 'code',
          ...install,
          owner: title,
          // A prop is also found by its name as it is written, in one word.
          texts: [
            { text: name.toLowerCase(), weight: 10 },
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

/** Everything of an index that leads somewhere. */
export const itemsOf = ({ components, pages }: PaletteIndex): readonly PaletteItem[] => [
  ...components.flatMap(itemsOfComponent),
  ...pages.map(itemOfPage),
]
