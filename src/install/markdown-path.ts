/** The address of a page's Markdown: its path with `.md`. */
export const markdownPath = (path: string): string => `${path === '/' ? '/index' : path}.md`
