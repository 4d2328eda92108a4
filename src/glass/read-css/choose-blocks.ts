import { isPropertyName } from '../css'
import { ignore, type Ignored } from './report'
import { noRule, type Block, type Declaration } from './sheet'

/** The blocks of a text that describe its glass. */
export interface Chosen {
  /** Rules of the whole page, of which only custom properties count. */
  readonly page: readonly Block[]
  /** All rules of the element that is glass. */
  readonly glass: readonly Block[]
  readonly ignored: readonly Ignored[]
}

const page = ':root'

const isFilter = ({ property }: Declaration) => property === 'backdrop-filter'

const isGlass = ({ declarations }: Block) =>
  declarations.some((one) => isFilter(one) || isPropertyName(one.property))

/** Each class of Tailwind sets one property, so an element has many of them. */
const isUtility = ({ subject }: Block) => /^\.(\\.|[\w-])+$/.test(subject)
const isTailwind = (blocks: readonly Block[]) =>
  blocks.some(({ declarations }) =>
    declarations.some(({ property, value }) => `${property} ${value}`.includes('--tw-')),
  )

/**
 * Chooses the element that is read: the first with a `backdrop-filter` or one of our custom properties. If there is none,
 * and the page has none of our properties either, it is the only element of the text.
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

/** The declarations of a rule for the whole page that are left out; the rule itself if it has no custom property. */
function ignoredOfPage({ text, declarations }: Block): readonly Ignored[] {
  const others = declarations.filter(
    ({ property }) => !property.startsWith('--') && property !== 'color-scheme',
  )
  const texts = others.length === declarations.length ? [text] : others.map((one) => one.text)
  return texts.map((one) => ignore(one, 'It is for the whole page. Only its custom properties are read.'))
}

const whyNot = (block: Block, subject: string | undefined) =>
  isGlass(block)
    ? `Only the first glass is read: ${subject}.`
    : subject === undefined
      ? 'No rule has a backdrop-filter, so none says that it is the glass.'
      : 'It has no backdrop-filter, so it is not the glass.'
