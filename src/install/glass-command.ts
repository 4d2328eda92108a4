import { glassParameter } from '../glass/code'
import { defaultStyling } from '../registry/styling'
import { addCommand, quotedAddress } from './command'
import { glassItemName, itemPath } from './registry-item'

interface GlassCommandInput {
  /** Runs a command of a package that is not installed: `npx`, say. */
  readonly runner: string
  readonly origin: string
  /** The code of the glass. */
  readonly code: string
  readonly followsAliases: boolean
}

/** The command that makes a glass that of all components in an app. */
export const glassCommand = ({ runner, origin, code, followsAliases }: GlassCommandInput): string =>
  addCommand(runner, [
    quotedAddress(
      origin,
      itemPath(glassItemName, defaultStyling),
      { [glassParameter]: code },
      followsAliases,
    ),
  ])
