import { noRule, type Block } from './blocks'
import type { Declaration } from './declarations'
import { isOwnName } from './own'
import { ignore, type Ignored } from './report'

/** The blocks of a text that say what its glass is. */
export interface Chosen {
  /** What holds for the whole page: of it, custom properties alone count. */
  readonly page: readonly Block[]
  /** All rules of the element that is glass. */
  readonly glass: readonly Block[]
  readonly ignored: readonly Ignored[]
}

const page = ':root'

const isFilter = ({ property }: Declaration) => property === 'backdrop-filter'

/** Whether a block says by itself that its element is glass. */
const isGlass = ({ declarations }: Block) =>
  declarations.some((one) => isFilter(one) || isOwnName(one.property))

/** The classes of Tailwind set one property each, and an element has many of them. */
const isUtility = ({ subject }: Block) => /^\.(\\.|[\w-])+$/.test(subject)
const isTailwind = (blocks: readonly Block[]) =>
  blocks.some(({ declarations }) =>
    declarations.some(({ property, value }) => `${property} ${value}`.includes('--tw-')),
  )

/**
 * Chooses the element that is read: the first with a `backdrop-filter` or one of our custom properties. Where none has
 * one, and the page has none of our properties either, it is the only element of the text; of several, none.
 */
export function chooseBlocks(blocks: readonly Block[]): Chosen {
  const root = blocks.filter(({ subject }) => subject === page)
  const elements = blocks.filter(({ subject }) => subject !== page)
  const subject = subjectOf(root, elements)
  const areUtilities = subject !== noRule && isTailwind(blocks)
  const isChosen = (block: Block) => block.subject === subject || (areUtilities && isUtility(block))
  const glass = blocks.filter(isChosen)
  // A rule with several selectors is several blocks.
  const texts = new Set(glass.map(({ text }) => text))
  const others = blocks.filter((block) => !isChosen(block) && !texts.has(block.text))
  return {
    page: root,
    glass,
    ignored: others.flatMap((block) =>
      block.subject === page ? ignoredOfPage(block) : [ignore(block.text, whyNot(block, subject))],
    ),
  }
}

function subjectOf(root: readonly Block[], elements: readonly Block[]): string | undefined {
  const first = elements.find(isGlass)
  if (first) return first.subject
  if (root.some(({ declarations }) => declarations.some(isFilter))) return page
  const subjects = new Set(elements.map(({ subject }) => subject))
  return subjects.size === 1 && !root.some(isGlass) ? [...subjects][0] : undefined
}

/** What is left out of a rule for the whole page: all of it, or what stands beside custom properties. */
function ignoredOfPage({ text, declarations }: Block): readonly Ignored[] {
  const others = declarations.filter(
    ({ property }) => !property.startsWith('--') && property !== 'color-scheme',
  )
  const texts = others.length === declarations.length ? [text] : others.map((one) => one.text)
  return texts.map((one) => ignore(one, 'It is for the whole page: of it, custom properties alone are read.'))
}

const whyNot = (block: Block, subject: string | undefined) =>
  isGlass(block)
    ? `One glass is read, the first: ${subject}.`
    : subject === undefined
      ? 'No rule has a backdrop-filter, so none says that it is the glass.'
      : 'It has no backdrop-filter: it is not the glass.'
