import { collectionNames, collectionOf, collections, type Collection } from '../registry/collections'
import { leastReact } from '../registry/meta'
import type { CatalogueItem } from '../registry/entry-module'
import { defaultStyling } from '../registry/styling'
import { site } from '../ui/site'
import { embedPath, oembedPath } from '../shared/embed'
import { siteAddress, siteLink } from '../ui/site-address'
import type { Page } from '../registry/site-pages'
import { markdownPath } from '../ui/addresses'
import { itemPath } from './registry-item'
import type { InstallableScreen } from './install-items'

const link = ({ title, description }: Pick<Page, 'title' | 'description'>, path: string) =>
  `- [${title}](${siteLink(markdownPath(path))}): ${description}`

const screenLink = ({ name, meta: { title, description } }: InstallableScreen) =>
  `- [${title}](${siteLink(itemPath(name, defaultStyling))}): ${description}`

/** The components of a collection below its title; nothing for a collection without any. */
function listOf(name: Collection, components: readonly CatalogueItem[]): string {
  const members = components.filter((meta) => collectionOf(meta) === name)
  if (members.length === 0) return ''
  return `## ${collections[name].title}\n\n${members.map((meta) => link(meta, meta.route)).join('\n')}\n\n`
}

/**
 * An overview of the site for language models.
 *
 * @see https://llmstxt.org
 */
export function llmsText(
  components: readonly CatalogueItem[],
  screens: readonly InstallableScreen[],
  pages: readonly Page[],
): string {
  return `# ${site.name}

> ${site.description}

- Every page is Markdown at its address with \`.md\`, and at its own address for \`Accept: text/markdown\`.
- \`npx shadcn@latest add "${siteAddress(itemPath(`${components[0]?.name}-demo`, defaultStyling))}"\` installs a component and its example; so does the address of its page. The controls of a page are parameters of both, as in \`?blur=8\`; each page lists them.
- \`?style=emotion\` gives the component with Emotion in place of CSS modules.
- \`?example=\` names another example of the page; \`?dir=\` names the folder, \`components/vitrine\` by default.
- \`?dir=@ui/vitrine\` follows the aliases in \`components.json\`. Where it says \`tsx: false\`, add \`&tsx=false\`: the command writes JavaScript.
- \`${siteAddress('/r/glass.json?g=')}\` with the code of a glass from ${siteAddress('/studio')} installs it: a style sheet of custom properties, for all components.
- A host that has only files ignores parameters and \`Accept\`: its addresses under \`/r/\` install the defaults.
- \`${siteAddress(embedPath(components[0]?.name ?? ''))}\` shows a component in a frame on another page, with the same parameters; \`${siteAddress(oembedPath)}?url=\` with the address of a component's page describes that as oEmbed.
- The registry for \`shadcn mcp\`, \`view\` and \`search\`: ${siteAddress('/r/{name}.json')}
- For programs that write code: [how to use all components](${siteLink('/AGENTS.md')}), [recipes](${siteLink('/recipes.md')}), and [every interface as JSON](${siteLink('/r/api.json')}). As a skill: \`npx skills add "${siteAddress('/')}"\`.
- The components need React ${leastReact} or later.

${collectionNames.map((name) => listOf(name, components)).join('')}## Screens

Whole screens made of the components. \`npx shadcn@latest add\` installs one with all that it needs.

${screens.map(screenLink).join('\n')}

## Optional

${pages.map((page) => link(page, page.path)).join('\n')}
- [All components in one file](${siteLink('/llms-full.txt')}): Every component's page, with its source.
`
}
