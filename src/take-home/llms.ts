import { leastReact } from '../registry/requirements'
import type { CatalogueItem } from '../registry/entry-module'
import { site } from '../site/constants'
import type { Page } from '../site/routes'
import { markdownPath } from './markdown-path'

const link = ({ title, description }: Pick<Page, 'title' | 'description'>, path: string) =>
  `- [${title}](${site.url}${markdownPath(path)}): ${description}`

/**
 * What the site offers, for language models.
 *
 * @see https://llmstxt.org
 */
export function llmsText(components: readonly CatalogueItem[], pages: readonly Page[]): string {
  return `# ${site.name}

> ${site.description}

- Every page is Markdown at its address with \`.md\`, and at its own address for \`Accept: text/markdown\`.
- \`npx shadcn@latest add "${site.url}${components[0]?.route ?? '/'}"\` installs a component and its example. The knobs of a page are parameters of its address, as in \`?blur=8\`; each page lists them.
- \`?style=emotion\` gives the component with Emotion in place of CSS modules.
- \`?example=\` names another example of the page; \`?dir=\` names the folder, \`components/vitrine\` by default.
- The registry for \`shadcn mcp\`, \`view\` and \`search\`: ${site.url}/r/{name}.json
- The components need React ${leastReact} or later.

## Components

${components.map((meta) => link(meta, meta.route)).join('\n')}

## Optional

${pages.map((page) => link(page, page.path)).join('\n')}
- [All components in one file](${site.url}/llms-full.txt): Every component's page, with its source.
`
}
