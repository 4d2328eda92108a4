import type { Source } from '../registry/entry-module'
import { screens, type Screen } from '../registry/screens'

const sources = import.meta.glob<Source>('../../registry/screens/*/screen.ts', {
  query: '?source',
  import: 'default',
})

/** A screen with its files and those of the components in it. */
export interface TakenScreen {
  readonly name: string
  readonly meta: Screen
  readonly source: Source
}

/**
 * Finds a screen by the name of its folder; `undefined` where there is none. For the build, the server and the dev server:
 * a visitor's browser has no use for the source.
 */
export async function takenScreen(name: string): Promise<TakenScreen | undefined> {
  const meta = screens.find((screen) => screen.name === name)
  const source = await sources[`../../registry/screens/${name}/screen.ts`]?.()
  return meta && source && { name, meta, source }
}

/** Every screen, in order. */
export const takenScreens = async (): Promise<readonly TakenScreen[]> =>
  (await Promise.all(screens.map(({ name }) => takenScreen(name)))).filter((screen) => screen !== undefined)
