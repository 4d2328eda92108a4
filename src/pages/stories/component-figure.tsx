import type { ReactElement } from 'react'
import { fixedCustomizer, type Customizer } from '../../docs/customizer/customizer-store'
import { CustomizerPreview } from '../../docs/customizer/customizer-view'
import { ExamplePreview } from '../../docs/page/example-preview'
import { LivePreview } from '../../docs/page/live-first'
import { Stage } from '../../docs/preview/stage'
import { useShownLevels } from '../../glass/shown-levels'
import { liveExampleOf } from '../../registry/live-example'
import { verdictOn } from '../../registry/readability'
import type { Docs, Example, ShownExample } from '../../registry/sections'
import type { SiteAddress } from '../../shared/story-addresses'
import { loadIndex } from '../../site/catalogue/catalogue-index'
import { StoryFigure } from './story-figure'

interface FigureProps {
  readonly title: string
  readonly address: SiteAddress
}

interface CustomizedProps extends FigureProps {
  readonly customizer: Customizer
}

/** The preview of a customizer. Nobody can press the switch of a stage here, so it has none. */
function CustomizedFigure({ title, address, customizer }: CustomizedProps) {
  const levels = useShownLevels()
  const verdict = verdictOn(customizer.section.readability?.(customizer.state().values, levels) ?? [])
  return (
    <StoryFigure name={title} address={address} verdict={verdict}>
      <Stage worst={verdict?.backdrop} hasOwnGlass>
        <CustomizerPreview customizer={customizer} />
      </Stage>
    </StoryFigure>
  )
}

const isShown = (example: Example | undefined): example is ShownExample =>
  example !== undefined && example.kind !== 'code'

/** The first example of a page, with the values of an address if controls change it. */
function exampleIn(docs: Docs, parameters: URLSearchParams): ReactElement | undefined {
  const live = liveExampleOf(docs)
  const [example] = live?.section.examples ?? []
  if (live && isShown(example)) {
    const customizer = fixedCustomizer(live.configurable, parameters)
    return <LivePreview live={{ ...live, customizer }} example={example} />
  }
  const section = docs.sections.find((one) => one.kind === 'examples' && one.examples.some(isShown))
  const first = section?.kind === 'examples' ? section.examples.find(isShown) : undefined
  return first && <ExamplePreview example={first} opened={undefined} />
}

/** The figure of a component's address; undefined if the site has no such page, or nothing to show on it. */
export async function componentFigure(address: SiteAddress): Promise<ReactElement | undefined> {
  const item = (await loadIndex()).find(({ route }) => route === address.path)
  if (item === undefined) return undefined
  const { docs } = await item.load()
  const parameters = new URLSearchParams(address.search)
  const section = docs.sections.find((one) => one.kind === 'customizer')
  if (section) {
    const customizer = fixedCustomizer(section, parameters)
    return <CustomizedFigure title={item.title} address={address} customizer={customizer} />
  }
  const preview = exampleIn(docs, parameters)
  return (
    preview && (
      <StoryFigure name={item.title} address={address}>
        <Stage hasOwnGlass>{preview}</Stage>
      </StoryFigure>
    )
  )
}
