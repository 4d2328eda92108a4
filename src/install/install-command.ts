import { fromParameters, toParameters } from '../registry/customizer-state'
import { glassParameter } from '../glass/glass-choice'
import { siteAddress } from '../ui/site-address'
import { defaultStyling, stylingParameter, type Styling } from '../registry/styling'
import { glassItemName, itemPath, nextItemName, projectSettings, type ProjectSettings } from './registry-item'
import type { InstallableExample } from './examples'

interface CommandInput {
  /** Runs a package that is not installed, such as `npx`. */
  readonly runner: string
  /** The path of the component's page. */
  readonly path: string
  /** The query in the address bar. */
  readonly query: string
  /** The example that the address installs. */
  readonly example: InstallableExample | undefined
  readonly styling: Styling
  readonly isNext: boolean
  readonly settings: ProjectSettings
  /** The code of a glass to install with it. @default none */
  readonly glass?: string | undefined
  /**
   * The name of the item to install with its defaults, for a host that has only the files of the build. @default what the
   * address of the page says
   */
  readonly item?: string | undefined
}

/** The parameters of an address that configure an example. */
export const parametersFor = (
  example: InstallableExample | undefined,
  query: string,
): Record<string, string> =>
  example?.configurable === undefined
    ? {}
    : toParameters(example.configurable, fromParameters(example.configurable, new URLSearchParams(query)))

/** The parameters for a styling; none for the default. */
export const stylingParameters = (styling: Styling): Record<string, string> =>
  styling === defaultStyling ? {} : { [stylingParameter]: styling }

/** The command that installs a component and its example, as the page shows them now. */
export function installCommand({
  runner,
  path,
  query,
  example,
  styling,
  isNext,
  settings,
  glass,
  item,
}: CommandInput): string {
  const address = (to: string, parameters: Record<string, string>) => quotedAddress(to, parameters, settings)
  if (item !== undefined) {
    const names =
      isNext && styling === 'emotion'
        ? [itemPath(item, styling), itemPath(nextItemName, defaultStyling)]
        : [itemPath(item, styling)]
    return addCommand(
      runner,
      names.map((name) => quotedAddress(name, {}, 'none')),
    )
  }
  return addCommand(runner, [
    address(path, { ...parametersFor(example, query), ...stylingParameters(styling) }),
    ...(isNext && styling === 'emotion' ? [address(itemPath(nextItemName, defaultStyling), {})] : []),
    ...(glass === undefined
      ? []
      : [address(itemPath(glassItemName, defaultStyling), { [glassParameter]: glass })]),
  ])
}

interface GlassCommandInput {
  /** Runs a package that is not installed, such as `npx`. */
  readonly runner: string
  /** The code of the glass. */
  readonly code: string
  readonly settings: ProjectSettings
}

/** The command that installs a glass for all components of an app. */
export const glassCommand = ({ runner, code, settings }: GlassCommandInput): string =>
  addCommand(runner, [
    quotedAddress(itemPath(glassItemName, defaultStyling), { [glassParameter]: code }, settings),
  ])

/** The command that installs the items of addresses. */
const addCommand = (runner: string, addresses: readonly string[]) =>
  `${runner} shadcn@latest add ${addresses.join(' ')}`

/** An address for a shell, in quotes: URLSearchParams escapes every quote. */
function quotedAddress(path: string, parameters: Record<string, string>, settings: ProjectSettings): string {
  const placement = Object.entries(projectSettings[settings]).map(([name, text]) => `${name}=${text}`)
  const search = [new URLSearchParams(parameters).toString(), ...placement].filter((part) => part !== '')
  return `"${siteAddress(path)}${search.length === 0 ? '' : `?${search.join('&')}`}"`
}
