import { copyText } from '../../ui/copy-text'

const actions = () => import('../../docs/install/install-actions')

/** Copies the command that installs the component of a page. Returns what to say about it. */
export async function copyInstallCommand(route: string): Promise<string> {
  await copyText(actions().then(({ commandFor }) => commandFor(route)))
  return 'Copied the install command.'
}

/** Copies the page on screen as Markdown. Returns what to say about it. */
export async function copyPage(): Promise<string> {
  await copyText(actions().then(({ fetchMarkdown }) => fetchMarkdown()))
  return 'Copied the page as Markdown.'
}
