import type { ComponentType } from 'react'
import type { Control, Value } from '../../../registry/controls'
import { BooleanField } from './boolean-field'
import { ColorField } from './color-field'
import type { FieldProps } from './field'
import { NumberField } from './number-field'
import { RangeField } from './range-field'
import { SelectField } from './select-field'
import { TextField } from './text-field'

/** The field of each type of control. */
const fields: {
  readonly [Type in Control['type']]: ComponentType<FieldProps<Extract<Control, { type: Type }>>>
} = {
  boolean: BooleanField,
  color: ColorField,
  number: NumberField,
  range: RangeField,
  select: SelectField,
  text: TextField,
}

interface AnyFieldProps extends Omit<FieldProps<Control>, 'value' | 'onChange'> {
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** The field of a control, found by its type. */
export function Field(props: AnyFieldProps) {
  // TypeScript cannot pair `control` and `value` by `type` through a table; the types of customizer() have paired them.
  const Component = fields[props.control.type] as ComponentType<AnyFieldProps>
  return <Component {...props} />
}
