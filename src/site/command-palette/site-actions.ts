import { glassChoice } from '../../glass/glass-choice'
import { schemes, type Scheme } from '../theme/scheme'
import { chooseScheme } from '../theme/scheme-switch'
import { ranks, type ActionItem, type LinkItem } from './items'

const schemeIcons = { system: 'monitor', light: 'sun', dark: 'moon' } as const satisfies Record<
  Scheme,
  string
>

/** An action's function or address. */
type Effect = Pick<ActionItem, 'run'> | Pick<LinkItem, 'href'>

const action = (
  id: string,
  {
    keywords,
    ...item
  }: Pick<ActionItem, 'title' | 'detail' | 'icon' | 'isOffered'> & { readonly keywords: string } & Effect,
): ActionItem | LinkItem => ({
  kind: 'action',
  id,
  rank: ranks.action,
  texts: [{ text: keywords, weight: 6 }],
  ...item,
})

/** Copies the page on screen as Markdown. Returns the message that confirms it. */
async function copyPage(): Promise<string> {
  const actions = import('../../docs/install/install-actions')
  const { copyText } = await import('../../ui/copy-text')
  await copyText(actions.then(({ fetchMarkdown }) => fetchMarkdown()))
  return 'Copied the page as Markdown.'
}

/** The actions of every page. */
export const siteActions: readonly (ActionItem | LinkItem)[] = [
  action('clear glass', {
    title: 'Clear my glass',
    detail: 'Show the components as delivered',
    icon: 'x',
    keywords: 'reset default own material delivered',
    isOffered: () => glassChoice.read() !== undefined,
    run: async () => {
      ;(await import('../../glass/my-glass')).clearMyGlass()
      return 'The components are as delivered.'
    },
  }),
  action('copy page', {
    title: 'Copy this page as Markdown',
    detail: 'For notes, or a language model',
    icon: 'copy',
    keywords: 'text clipboard llm ai',
    run: copyPage,
  }),
  action('studio', {
    title: 'Open the studio',
    detail: 'Shape the glass of all components',
    icon: 'sliders-horizontal',
    keywords: 'customize theme design own glass',
    href: '/studio',
  }),
  ...schemes.map((scheme) =>
    action(`scheme ${scheme}`, {
      title: `Color scheme: ${scheme}`,
      detail: scheme === 'system' ? 'As the device has it' : 'Remembered on this device',
      icon: schemeIcons[scheme],
      keywords: 'switch mode theme appearance day night',
      run: () => {
        chooseScheme(scheme)
        return `The color scheme is ${scheme}.`
      },
    }),
  ),
]
