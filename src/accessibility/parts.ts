import { referenceOf, type EntryModule } from '../registry/entry-module'
import type { Docs } from '../registry/sections'
import { defaultStyling } from '../registry/styling'
import { notApplicable, notEvaluated, type Claim } from './claim'
import type { CriterionNumber } from './criteria'
import { isLive } from './rows'

/** The parts of a component that claims depend on. */
export interface Documented extends Pick<Docs, 'keyboard' | 'announced' | 'barriers' | 'sections'> {
  /** The code of its folder, without comments. */
  readonly ownCode: string
  /** Its code, with that which several components share. Other components, as in its examples, are left out. */
  readonly code: string
}

/** An entry, with its code. */
export function documented(entry: EntryModule): Documented {
  const { files } = referenceOf(entry).source[defaultStyling]
  const codeIn = (...folders: readonly string[]) =>
    files
      .filter(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)))
      .map(({ code }) => code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ''))
      .join('\n')
  return { ...entry.docs, ownCode: codeIn(entry.folder), code: codeIn(entry.folder, 'shared') }
}

/** A criterion that is about a part which some components do not have. */
interface Part {
  readonly numbers: readonly CriterionNumber[]
  /** The claim of a component without it. */
  readonly without: Claim
  readonly isIn: (component: Documented) => boolean
}

const hasRole =
  (...roles: readonly string[]) =>
  ({ announced }: Documented) =>
    announced.some(({ role }) => roles.includes(role))

const takes = (prop: string, { sections }: Documented) =>
  sections.some((section) => section.kind === 'props' && section.props.includes(prop))

const fields = [
  'checkbox',
  'combobox',
  'listbox',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'textbox',
]
const isTyped = hasRole('searchbox', 'spinbutton', 'textbox')
const isChosen = hasRole('combobox', 'listbox')
const hasLink = hasRole('link')
const canBeLink = ({ ownCode }: Documented) => /\b(?:href|render)\??:/.test(ownCode)

const live =
  /aria-live|\brole ?[=:][^;\n]*['"](?:alert|log|progressbar|status)['"]|<(?:output|progress)\b|styled\.(?:output|progress)/

/** Each is decided by what a component documents, or by its code. */
export const parts: readonly Part[] = [
  {
    numbers: ['2.1.1', '2.1.2', '2.1.4', '2.4.3', '2.4.7', '2.4.11', '2.5.2', '2.5.8', '3.2.1', '3.2.2'],
    without: notApplicable('Nothing in it is operated.'),
    isIn: ({ keyboard }) => keyboard.length > 0,
  },
  {
    numbers: ['1.3.5'],
    without: notApplicable('It asks for nothing about a person.'),
    isIn: (component) =>
      isTyped(component) ||
      (isChosen(component) && takes('label', component)) ||
      component.ownCode.includes('autoComplete'),
  },
  {
    numbers: ['1.4.13'],
    without: notApplicable('Nothing in it opens on hover or focus.'),
    isIn: (component) => takes('open', component) && /pointer_?enter/i.test(component.ownCode),
  },
  {
    numbers: ['2.2.1'],
    without: notApplicable('It has no time limit.'),
    isIn: ({ code }) => /\buseCountdown\b/.test(code),
  },
  {
    numbers: ['2.2.2'],
    without: notApplicable('Nothing in it moves by itself.'),
    isIn: ({ code }) => /\binfinite\b|\buseRotation\b/.test(code),
  },
  {
    numbers: ['2.4.4'],
    without: notApplicable('It has no link.'),
    isIn: (component) => hasLink(component) || canBeLink(component),
  },
  {
    numbers: ['2.4.4'],
    without: notEvaluated('It has no link in its examples; with href or render it is one.'),
    isIn: (component) => hasLink(component) || !canBeLink(component),
  },
  {
    numbers: ['2.5.1', '2.5.7'],
    without: notApplicable('Nothing in it is dragged.'),
    isIn: ({ code }) => /setPointerCapture|type="range"|scroll-snap-type/.test(code),
  },
  {
    numbers: ['3.3.1', '3.3.2', '3.3.3'],
    without: notApplicable('It has no field.'),
    isIn: (component) => hasRole(...fields)(component) || takes('error', component),
  },
  {
    numbers: ['4.1.3'],
    without: notApplicable('Nothing in it changes while focus is elsewhere.'),
    isIn: ({ announced, code }) => announced.some(isLive) || live.test(code),
  },
]
