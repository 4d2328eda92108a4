import type { AnnouncedRow } from '../registry/sections'
import type { CriterionNumber } from './criteria'

const pictures = ['image', 'figure']

const structure = [
  'article',
  'blockquote',
  'cell',
  'columnheader',
  'form',
  'group',
  'heading',
  'list',
  'listitem',
  'navigation',
  'radiogroup',
  'region',
  'rowheader',
  'table',
  'text',
]

/** Whether a row is about what is announced while focus is elsewhere. */
export const isLive = ({ role, states = '' }: AnnouncedRow): boolean =>
  role === 'status' || role === 'alert' || /\b(?:polite|assertive)\b/.test(states)

/** The criterion that a row of the table "Screen readers" is about. */
export function criterionOf(row: AnnouncedRow): CriterionNumber {
  if (isLive(row)) return '4.1.3'
  if (pictures.includes(row.role)) return '1.1.1'
  return structure.includes(row.role) ? '1.3.1' : '4.1.2'
}
