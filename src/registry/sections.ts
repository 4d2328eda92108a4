import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { Control, Controls, Value, Values } from './controls'
import type { PanePart } from './pane'
import type { GlassText, LevelOpacities } from './readability'

/** A `.demo.tsx` file as `?demo` imports it: the component, and the file's text. */
export interface Demo {
  readonly Component: ComponentType<Record<string, Value>>
  /** The file's text. For a customizer's values, `{...values}` is replaced by their attributes. */
  readonly code: string
  readonly file: string
}

/** One example: an element whose code is printed, a demo that shows its own text, or a file shown as code only. */
export type Example =
  | { readonly kind: 'element'; readonly title?: string; readonly element: ReactElement }
  | { readonly kind: 'demo'; readonly title?: string; readonly demo: Demo }
  | { readonly kind: 'code'; readonly title: string; readonly code: string }

/** An example that is shown alive. */
export type ShownExample = Exclude<Example, { kind: 'code' }>

export interface ExamplesSection {
  readonly kind: 'examples'
  readonly title: string
  /** A sentence under the heading. */
  readonly text?: string
  readonly examples: readonly Example[]
  /** `beside`: stage and code side by side (default); `below`: the stage takes the full width, code below it. */
  readonly layout?: 'beside' | 'below'
  /**
   * The content that the first example opens. It is shown above the example, in the flow, and cannot be used: dialogs and
   * popovers in it are closed, and shown all the same.
   */
  readonly opened?: ReactElement
  /** The controls of the first example, on a page without a customizer. Their defaults are the component's. */
  readonly controls?: Controls
  /** The props that values give the first example. @default the values */
  readonly props?: (values: Partial<Record<string, Value>>) => Props
}

/** The props of an element. */
export type Props = Readonly<Record<string, unknown>>

/** Values that the address of a page can set. */
export interface Configurable {
  readonly controls: Controls
  /** Named partial values, in the order of display. */
  readonly presets: Readonly<Record<string, Readonly<Record<string, Value>>>>
  /** The preset that is selected at first; an empty string for none. */
  readonly initial: string
}

export interface PropsSection {
  readonly kind: 'props'
  readonly title: string
  readonly component: unknown
  readonly props: readonly string[]
  /** The component as tests render it, if no example, customizer or thumbnail shows the element itself. */
  readonly sample?: ReactElement
  /** The consumer's props that do not reach the root element, and why. */
  readonly elsewhere?: Elsewhere
}

/** The props that every component passes to its root element. */
export const rootProps = ['id', 'className', 'style', 'data-*', 'ref'] as const

/** Props that a component passes to another element than its root. */
export interface Elsewhere {
  readonly props: readonly (typeof rootProps)[number][]
  /** The reason, as a sentence. */
  readonly why: string
}

/** Returns a handler that sets a control's value. The printed code omits it. */
export type WriteBack = (name: string) => (value: Value) => void

export interface CustomizerSection extends Configurable {
  readonly kind: 'customizer'
  readonly title: string
  readonly text?: string
  /** The heading of preview and code, if these are a separate section after the controls. */
  readonly output?: string
  readonly preview: Demo | ((values: Record<string, Value>, set: WriteBack) => ReactElement)
  /** The content that the preview opens. See `ExamplesSection`. */
  readonly opened?: (values: Record<string, Value>) => ReactElement
  /** Named tabs of code that replace the printed code. Each is a pure function of the values. */
  readonly code?: Readonly<Record<string, CodeTab>>
  /** Whether each control has a button that restores its default. */
  readonly reset: boolean
  /**
   * The texts on the customizer's glass. The page says whether they are readable over any backdrop.
   *
   * @param levels The opacities of the levels. @default the default glass's
   */
  readonly readability?: (values: Record<string, Value>, levels?: LevelOpacities) => readonly GlassText[]
  /** The controls of a pane's parts. The page can then read these parts from CSS. */
  readonly pane?: Readonly<Partial<Record<PanePart, string>>>
}

/** One tab of code made from a customizer's values. */
export interface CodeTab {
  readonly language: Language
  readonly print: (values: Record<string, Value>) => string
}

/** The language that code is highlighted as; `text` stays plain. */
export type Language = 'tsx' | 'css' | 'markup' | 'json' | 'text'
export type Section = ExamplesSection | PropsSection | CustomizerSection

/** A row of the page's Keyboard table. Each row is a step of the folder's browser test. */
export interface KeyboardRow {
  readonly keys: string
  readonly does: string
}

/**
 * A row of the page's table "Screen readers". The folder's browser test compares it with the accessibility tree of
 * the live examples, and with what a screen reader says.
 */
export interface AnnouncedRow {
  /** The part of the component, unique on the page. If its state takes a step, it says so: `The list, when open`. */
  readonly part: string
  /** The role in the accessibility tree, such as `button`; `text` for plain text. */
  readonly role: string
  /** The accessible name, if there is one. */
  readonly name?: string
  /** Everything else that is announced, in the order of the tree: `value 50, minimum 0, maximum 100`. */
  readonly states?: string
}

export type Use = 'open' | 'close' | 'choose' | 'send' | 'follow' | 'show'

/** The uses that work before a component's script runs; or, in a sentence, why it needs a script. */
export type Early = readonly Use[] | string

/** The things that somebody cannot do, each as a sentence, by the number of the criterion of WCAG 2.2 that is not met: `'1.4.3'`. */
export type Barriers = Readonly<Record<string, string>>

/** A line about it. */
export const earlyText = (early: Early): string =>
  typeof early === 'string' ? `Needs JavaScript: ${early}` : `Works without JavaScript: ${early.join(', ')}.`

/** The parts of a detail page around its sections. */
export interface PageOptions {
  /** Where the back button leads: to the catalogue as it was left (default), one history entry back, or home. */
  readonly back?: 'catalogue' | 'history' | 'home'
  /** Shows a bar at the top of the viewport with the scrolled percentage. @default false */
  readonly scrollProgress?: boolean
  /** Shows a button back to the top once the page is scrolled by more than 100 px. @default false */
  readonly scrollToTop?: boolean
  /** Whether the page ends with the component's own files. @default true */
  readonly source?: boolean
  /** Pages of the site that are listed behind the related components. */
  readonly leadsTo?: readonly PageLink[]
}

/** A link to a page of the site, with the sentence that describes it. */
export interface PageLink {
  readonly title: string
  readonly description: string
  readonly address: `/${string}`
}

/** The content of a component's page. */
export interface Docs {
  readonly sections: readonly Section[]
  readonly keyboard: readonly KeyboardRow[]
  readonly announced: readonly AnnouncedRow[]
  readonly early?: Early | undefined
  readonly barriers?: Barriers | undefined
  readonly page: PageOptions
  /** The picture on the component's card; undefined for what the page shows first. */
  readonly thumbnail?: ReactElement | undefined
}

interface DocsInput {
  sections: readonly Section[]
  /**
   * The picture of the component on its card in the catalogue: an element of about 16 × 10 rem; use `zoom` to shrink a
   * larger one. Only the build renders it, so no effect runs and no handler is called. Dialogs and popovers in it are shown
   * open, in the flow. By default, it is the first example or customizer of the page.
   */
  thumbnail?: ReactElement
  keyboard?: readonly KeyboardRow[]
  announced?: readonly AnnouncedRow[]
  /** The uses that work before the component's script runs, for example if it is slow or blocked. A test does each. */
  early?: Early
  /** The known barriers. The conformance report lists them. @default nothing */
  barriers?: Barriers
  page?: PageOptions
}

/** Declares a detail page: its sections in reading order, its tables of keys and announcements, and its options. */
export function docs({
  sections,
  thumbnail,
  keyboard = [],
  announced = [],
  early,
  barriers,
  page = {},
}: DocsInput): Docs {
  return { sections, thumbnail, keyboard, announced, early, barriers, page }
}

type Content = ReactElement | Demo | string
type ExamplesOptions = Pick<ExamplesSection, 'text' | 'layout' | 'opened'>

const isDemo = (content: object): content is Demo => 'Component' in content && 'code' in content

function toExample(content: Content, title?: string): Example {
  const titled = title === undefined ? {} : { title }
  if (typeof content === 'string') return { kind: 'code', title: title ?? '', code: content }
  return isDemo(content)
    ? { kind: 'demo', demo: content, ...titled }
    : { kind: 'element', element: content, ...titled }
}

interface ControlsOptions<C extends Controls> extends ExamplesOptions {
  controls?: C
  props?: (values: Partial<Values<C>>) => Props
}

/** A section with one example. */
export function example<const C extends Readonly<Record<string, Control>> = Controls>(
  title: string,
  content: ReactElement | Demo,
  options: ControlsOptions<C> = {},
): ExamplesSection {
  // The page handles all controls alike, so the precise types end here.
  const general = options as unknown as ControlsOptions<Controls>
  return { kind: 'examples', title, examples: [toExample(content)], ...general }
}

/** A section with several examples under their own titles; a string is a file's text, shown as code only. */
export function gallery(
  title: string,
  contents: Readonly<Record<string, Content>>,
  options: ExamplesOptions = {},
): ExamplesSection {
  const examples = Object.entries(contents).map(([name, content]) => toExample(content, name))
  return { kind: 'examples', title, examples, ...options }
}

/** The table of a component's props: types, defaults and descriptions come from its own TypeScript and TSDoc. */
export function propsTable<Props>(
  component: (props: Props) => ReactNode,
  props: readonly (keyof Props & string)[],
  { title = 'Props', ...laws }: Partial<Pick<PropsSection, 'title' | 'sample' | 'elsewhere'>> = {},
): PropsSection {
  return { kind: 'props', title, component, props, ...laws }
}

interface CustomizerInput<C extends Controls, P extends string> {
  title: string
  text?: string
  output?: string
  controls: C
  presets?: Readonly<Record<P, Partial<Values<C>>>>
  initial?: NoInfer<P>
  preview:
    Demo | ((values: Values<C>, set: (name: keyof C & string) => (value: Value) => void) => ReactElement)
  opened?: (values: Values<C>) => ReactElement
  code?: Readonly<Record<string, { language: Language; print: (values: Values<C>) => string }>>
  reset?: boolean
  readability?: (values: Values<C>, levels?: LevelOpacities) => readonly GlassText[]
  pane?: Readonly<Partial<Record<PanePart, keyof C & string>>>
}

/**
 * A section whose preview and code follow its controls.
 *
 * Editing a value that the selected preset sets selects the preset named `custom`, where there is one. That preset
 * declares its own initial values.
 */
export function customizer<const C extends Readonly<Record<string, Control>>, const P extends string = never>(
  input: CustomizerInput<C, P>,
): CustomizerSection {
  // The page handles all customizers alike, so the precise types end here.
  const {
    presets = {},
    initial = '',
    reset = false,
    ...rest
  } = input as unknown as CustomizerInput<Controls, string>
  return { kind: 'customizer', presets: presets as CustomizerSection['presets'], initial, reset, ...rest }
}

/** The name of an example's code in its caption and copy button. */
export function snippetName(section: ExamplesSection, example: Example): string {
  return example.title ?? section.title
}

/** The heading over a customizer's preview and code. */
export const outputTitle = (section: CustomizerSection): string => section.output ?? section.title

/** Whether a section shows a live component. */
export const hasStage = (section: Section): boolean =>
  section.kind === 'customizer' ||
  (section.kind === 'examples' && section.examples.some(({ kind }) => kind !== 'code'))

/** The headings of a section: two if a customizer's output has its own. */
export const headingsOf = (section: Section): readonly string[] =>
  section.kind === 'customizer' && section.output !== undefined
    ? [section.title, section.output]
    : [section.title]

/** The names of a customizer's code tabs; the heading if the code is printed from the preview. */
export const tabNames = (section: CustomizerSection): readonly string[] =>
  section.code ? Object.keys(section.code) : [outputTitle(section)]

/** All headings of a page, in reading order. */
export const pageHeadings = ({ sections, keyboard, announced, page }: Docs): readonly string[] => [
  ...sections.flatMap(headingsOf),
  ...(keyboard.length > 0 ? ['Keyboard'] : []),
  ...(announced.length > 0 ? ['Screen readers'] : []),
  ...(sections.length > 0 && page.source !== false ? ['Add to your project', 'Source', 'Versions'] : []),
]
