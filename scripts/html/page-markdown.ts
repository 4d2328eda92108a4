import TurndownService from 'turndown'

const service = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' })
service.remove(['script', 'style', 'button', 'form'])
// Decoration says nothing, what only screen readers hear belongs to what they cannot see, and a sample is there to be used.
service.addRule('unseen', {
  filter: (element) =>
    element.nodeName.toLowerCase() === 'svg' ||
    element.getAttribute('aria-hidden') === 'true' ||
    element.hasAttribute('data-sample') ||
    element.classList.contains('visually-hidden'),
  replacement: () => '',
})

/**
 * The Markdown of a hand-written page: what its `<main>` says.
 *
 * @param siteUrl The origin of links to other pages.
 */
export function pageMarkdown(html: string, siteUrl: string): string {
  const [main = ''] = /<main[^>]*>.*<\/main>/s.exec(html) ?? []
  // Links beside each other are apart on the page.
  return `${service.turndown(main).replaceAll('](/', `](${siteUrl}/`).replaceAll(')[', ') [')}\n`
}
