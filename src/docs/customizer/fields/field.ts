import type { Control, ValueOf } from '../../../registry/controls'

/** The props of every field. */
export interface FieldProps<C extends Control> {
  /** The id of the field's main input. */
  readonly id: string
  readonly label: string
  /** The accessible name, where it must say more than the label: "Light, tint". It has the label's words in it. */
  readonly name?: string
  readonly control: C
  readonly value: ValueOf<C>
  readonly onChange: (value: ValueOf<C>) => void
}
