import { defaultsOf } from './controls'
import { stateIn, type CustomizerState } from './customizer-state'
import { writeBack } from './jsx-printer'
import {
  hasStage,
  type Configurable,
  type CustomizerSection,
  type Docs,
  type ExamplesSection,
  type Props,
  type WriteBack,
} from './sections'

/** The first example of a page, and the controls that change it. */
export interface LiveExample {
  readonly section: ExamplesSection
  /** The page's customizer, or the section's own controls. */
  readonly configurable: CustomizerSection | Configurable
  /** The props that values give the example. */
  readonly propsOf: (values: CustomizerState['values'], set?: WriteBack) => Props
  /** The key that a customizer gives its preview: with another one, the example begins anew. */
  readonly keyOf: (values: CustomizerState['values']) => string | null
}

const noWriteBack: WriteBack = () => writeBack(() => {})

/**
 * The first example of a page, if controls change it: the section's controls, or else the customizer's. Undefined if the
 * page begins with the customizer.
 */
export function liveExampleOf({ sections }: Docs): LiveExample | undefined {
  const section = sections.find(hasStage)
  if (section?.kind !== 'examples' || section.examples[0]?.kind === 'code') return undefined
  const { controls, props = (values) => values } = section
  if (controls !== undefined) {
    const defaults = defaultsOf(controls)
    return {
      section,
      configurable: { controls, presets: {}, initial: '' },
      // The defaults are the component's: its code does not repeat them.
      propsOf: (values) => props(pick(values, (name, value) => value !== defaults[name])),
      keyOf: () => null,
    }
  }
  const customizer = sections.find((one) => one.kind === 'customizer')
  if (customizer === undefined || customizer.code !== undefined) return undefined
  return {
    section,
    configurable: customizer,
    propsOf: (values, set = noWriteBack) => reached(customizer, values, set),
    keyOf: (values) =>
      typeof customizer.preview === 'function' ? customizer.preview({ ...values }, noWriteBack).key : null,
  }
}

/** The props that pass values to the component of a customizer: props of the same names, `style`, and a handler. */
function reached(
  { preview, controls }: CustomizerSection,
  values: CustomizerState['values'],
  set: WriteBack,
) {
  if (typeof preview !== 'function') return values
  return pick(
    preview({ ...values }, set).props as Props,
    (name, value) => Object.hasOwn(controls, name) || name === 'style' || typeof value === 'function',
  )
}

function pick<Kept>(
  from: Readonly<Record<string, Kept>>,
  isKept: (name: string, value: Kept) => boolean,
): Record<string, Kept> {
  return Object.fromEntries(Object.entries(from).filter(([name, value]) => isKept(name, value)))
}

/** All that the address of a page configures. */
export function configurablesOf(docs: Docs): readonly Configurable[] {
  const customizers = docs.sections.filter((section) => section.kind === 'customizer')
  const own = liveExampleOf(docs)?.configurable
  return own === undefined || customizers.some((section) => section === own) ? customizers : [own]
}

/** The props that parameters give the first example: none if it is as it stands in the entry. */
export function propsIn({ configurable, propsOf }: LiveExample, parameters: URLSearchParams): Props {
  const state = stateIn(configurable, parameters)
  return state === undefined ? {} : propsOf(state.values)
}
