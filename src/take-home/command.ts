import { fromParameters, toParameters } from '../registry/customizer-state'
import { defaultStyling, stylingParameter, type Styling } from '../registry/styling'
import { aliasedFolder } from './registry-item'
import type { TakenExample } from './examples'

interface CommandInput {
  /** Runs a command of a package that is not installed: `npx`, say. */
  readonly runner: string
  readonly origin: string
  /** The path of the component's page. */
  readonly path: string
  /** The query in the address bar. */
  readonly query: string
  /** The example that the address installs. */
  readonly example: TakenExample | undefined
  readonly styling: Styling
  readonly isNext: boolean
  readonly followsAliases: boolean
}

/** The parameters of an address that configure an example. */
export const parametersFor = (example: TakenExample | undefined, query: string): Record<string, string> =>
  example?.section.kind === 'customizer'
    ? toParameters(example.section, fromParameters(example.section, new URLSearchParams(query)))
    : {}

/** What an address says of the styling: nothing of the default. */
export const stylingParameters = (styling: Styling): Record<string, string> =>
  styling === defaultStyling ? {} : { [stylingParameter]: styling }

/** The command that installs a component and its example, as the page shows them now. */
export function installCommand({
  runner,
  origin,
  path,
  query,
  example,
  styling,
  isNext,
  followsAliases,
}: CommandInput): string {
  const folder = followsAliases ? [`dir=${aliasedFolder}`] : []
  // Quotes in a shell keep everything that URLSearchParams leaves as it is.
  const address = (to: string, parameters: Record<string, string>) => {
    const search = [new URLSearchParams(parameters).toString(), ...folder].filter((part) => part !== '')
    return `"${origin}${to}${search.length === 0 ? '' : `?${search.join('&')}`}"`
  }
  const addresses = [
    address(path, { ...parametersFor(example, query), ...stylingParameters(styling) }),
    ...(isNext && styling === 'emotion' ? [address('/r/next.json', {})] : []),
  ]
  return `${runner} shadcn@latest add ${addresses.join(' ')}`
}
