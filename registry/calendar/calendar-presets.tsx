'use client'

import { Preset, Row } from './calendar.styles'
import type { CalendarValue } from './selection'

/** A button that picks a date or a range. */
export interface CalendarPreset {
  /** The text of the button. */
  readonly label: string
  /** The value that it picks. Without `selectRange`, only the start of a range is picked. */
  readonly value: CalendarValue
}

interface PresetsProps {
  readonly presets: readonly CalendarPreset[]
  /** Returns whether a value can be picked. Without it, as on a server, nothing can. */
  readonly isOpen?: (value: CalendarValue) => boolean
  readonly onPick?: (value: CalendarValue) => void
}

/** The buttons below the days. */
export const Presets = ({ presets, isOpen, onPick }: PresetsProps) =>
  presets.length > 0 && (
    <Row>
      {presets.map(({ label, value }, index) => (
        <Preset key={index} type="button" disabled={!isOpen?.(value)} onClick={() => onPick?.(value)}>
          {label}
        </Preset>
      ))}
    </Row>
  )
