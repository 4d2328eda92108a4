/** A success criterion of WCAG 2.2. */
export interface Criterion {
  readonly name: string
  readonly level: 'A' | 'AA'
  /** The version that has it first, if it is later than WCAG 2.1. */
  readonly since?: '2.2'
}

const a = (name: string): Criterion => ({ name, level: 'A' })
const aa = (name: string): Criterion => ({ name, level: 'AA' })
const newIn22 = (criterion: Criterion): Criterion => ({ ...criterion, since: '2.2' })

/** The criteria of WCAG 2.2, levels A and AA, by their numbers. */
export const criteria = {
  '1.1.1': a('Non-text Content'),
  '1.2.1': a('Audio-only and Video-only (Prerecorded)'),
  '1.2.2': a('Captions (Prerecorded)'),
  '1.2.3': a('Audio Description or Media Alternative (Prerecorded)'),
  '1.2.4': aa('Captions (Live)'),
  '1.2.5': aa('Audio Description (Prerecorded)'),
  '1.3.1': a('Info and Relationships'),
  '1.3.2': a('Meaningful Sequence'),
  '1.3.3': a('Sensory Characteristics'),
  '1.3.4': aa('Orientation'),
  '1.3.5': aa('Identify Input Purpose'),
  '1.4.1': a('Use of Color'),
  '1.4.2': a('Audio Control'),
  '1.4.3': aa('Contrast (Minimum)'),
  '1.4.4': aa('Resize Text'),
  '1.4.5': aa('Images of Text'),
  '1.4.10': aa('Reflow'),
  '1.4.11': aa('Non-text Contrast'),
  '1.4.12': aa('Text Spacing'),
  '1.4.13': aa('Content on Hover or Focus'),
  '2.1.1': a('Keyboard'),
  '2.1.2': a('No Keyboard Trap'),
  '2.1.4': a('Character Key Shortcuts'),
  '2.2.1': a('Timing Adjustable'),
  '2.2.2': a('Pause, Stop, Hide'),
  '2.3.1': a('Three Flashes or Below Threshold'),
  '2.4.1': a('Bypass Blocks'),
  '2.4.2': a('Page Titled'),
  '2.4.3': a('Focus Order'),
  '2.4.4': a('Link Purpose (In Context)'),
  '2.4.5': aa('Multiple Ways'),
  '2.4.6': aa('Headings and Labels'),
  '2.4.7': aa('Focus Visible'),
  '2.4.11': newIn22(aa('Focus Not Obscured (Minimum)')),
  '2.5.1': a('Pointer Gestures'),
  '2.5.2': a('Pointer Cancellation'),
  '2.5.3': a('Label in Name'),
  '2.5.4': a('Motion Actuation'),
  '2.5.7': newIn22(aa('Dragging Movements')),
  '2.5.8': newIn22(aa('Target Size (Minimum)')),
  '3.1.1': a('Language of Page'),
  '3.1.2': aa('Language of Parts'),
  '3.2.1': a('On Focus'),
  '3.2.2': a('On Input'),
  '3.2.3': aa('Consistent Navigation'),
  '3.2.4': aa('Consistent Identification'),
  '3.2.6': newIn22(a('Consistent Help')),
  '3.3.1': a('Error Identification'),
  '3.3.2': a('Labels or Instructions'),
  '3.3.3': aa('Error Suggestion'),
  '3.3.4': aa('Error Prevention (Legal, Financial, Data)'),
  '3.3.7': newIn22(a('Redundant Entry')),
  '3.3.8': newIn22(aa('Accessible Authentication (Minimum)')),
  '4.1.2': a('Name, Role, Value'),
  '4.1.3': aa('Status Messages'),
} as const satisfies Readonly<Record<string, Criterion>>

/** The number of a criterion. */
export type CriterionNumber = keyof typeof criteria

/** Every criterion, in the order of WCAG. */
// `Object.entries` loses the type of the keys.
export const criterionList = Object.entries(criteria) as readonly (readonly [CriterionNumber, Criterion])[]

/** The clause of EN 301 549 v3.2.1 with a criterion: it has those of WCAG 2.1, and none that came later. */
export const clauseOf = (number: CriterionNumber): string | undefined => {
  const { since }: Criterion = criteria[number]
  return since === undefined ? `9.${number}` : undefined
}
