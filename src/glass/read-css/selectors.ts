import { schemes, type Scheme } from '../glass'

/** What a selector selects, as far as glass is concerned. */
export interface Selector {
  /** The element; `:root` for the whole page. */
  readonly subject: string
  /** The color scheme that it is for; both, where it names none. */
  readonly scheme?: Scheme | undefined
  /** `before` or `after`, where it selects that layer of the element: glass may be painted on it. */
  readonly layer?: string | undefined
  /** What else must hold, such as `:hover`, or the other part that it selects, such as `::placeholder`. */
  readonly condition?: string | undefined
}

/** What marks a scheme: `.dark`, `.dark-mode`, `.theme-dark`, `[data-theme='dark']`, `[class~=dark]`. */
const marks = Object.fromEntries(
  schemes.map((scheme) => [
    scheme,
    new RegExp(
      String.raw`\.(theme-)?${scheme}(-(mode|theme))?(?![\w\\-])|\[(data-[\w-]+|class)[~|^*$]?=(["']?)${scheme}\5( [is])?\]`,
      'gi',
    ),
  ]),
) as Readonly<Record<Scheme, RegExp>>

/** `:is(.dark *)`, as Tailwind writes it. */
const group = /:(is|where)\(([^()]*)\)/g
const layers = /::?(before|after)$/i
const combinators = /\s*[\s>+~]\s*/
/** What stands for the whole page. */
const page = /^(|\*|html|body|:root|:host)$/i

const hasMark = (text: string, scheme: Scheme) => new RegExp(marks[scheme]).test(text)

/** Of two schemes, what is not one is the other: `:not(.light)` as `.dark`. */
const withoutNot = (text: string) =>
  text.replaceAll(/:not\(([^()]*)\)/g, (whole, inside: string) =>
    hasMark(inside, 'light') ? '.dark' : hasMark(inside, 'dark') ? '.light' : whole,
  )

/** Reads one selector of a list. */
export function selectorOf(selector: string): Selector {
  const text = withoutNot(selector)
  const scheme = schemes.find((one) => hasMark(text, one))
  const bare = scheme === undefined ? text : withoutMarks(text, scheme)
  const parts = bare
    .replace(layers, '')
    .split(combinators)
    .map((part) => part.replace(/^(html|body|:root|:host)(?=[.#[:])/i, ''))
  const subject = parts.filter((part) => !page.test(part)).join(' ')
  // What is escaped, as in `.hover\:blur`, is part of a name.
  const condition = /::?[a-z-]+(\(.*\))?/i.exec(subject.replaceAll(/\\./g, ''))?.[0]
  return {
    subject: subject === '' ? ':root' : subject,
    scheme,
    layer: layers.exec(bare)?.[1]?.toLowerCase(),
    condition,
  }
}

const withoutMarks = (text: string, scheme: Scheme) =>
  text
    .replaceAll(group, (whole, _name, inside: string) => (hasMark(inside, scheme) ? '' : whole))
    .replaceAll(marks[scheme], '')
