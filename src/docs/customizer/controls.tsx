import { useState, type ComponentType } from 'react'
import { fetchHighlighterOnApproach } from '../../highlighter/load-highlighter'
import { isColor } from '../../registry/color'
import {
  boundsOf,
  labelOf,
  parse,
  type BooleanControl,
  type Control,
  type NumberControl,
  type SelectControl,
  type TextControl,
  type Value,
} from '../../registry/controls'
import { customPreset } from '../../registry/customizer-state'
import type { Configurable } from '../../registry/sections'
import { useHydrated } from '../../ui/hydration'
import { Icon } from '../../ui/icon'
import { slug } from '../../ui/slug'
import { MyGlassButton } from '../my-glass/my-glass-button'
import styles from './controls.module.css'
import { useCustomized, type Customizer } from './customizer-store'
import viewStyles from './customizer-view.module.css'
import { ColorField, RangeField, type FieldProps } from './fields'
import fieldStyles from './fields.module.css'
import { PasteCss } from './paste-css/paste-css'

interface ControlsProps {
  readonly customizer: Customizer
  /** Starts the ids of the fields. */
  readonly id: string
}

/** Disabled until hydration: the first update would overwrite what was typed before. */
export function Controls({ customizer, id }: ControlsProps) {
  const { section } = customizer
  return (
    <fieldset
      className={viewStyles.controls}
      aria-label={`${section.title} controls`}
      disabled={!useHydrated()}
      ref={fetchHighlighterOnApproach}
    >
      {Object.keys(section.presets).length > 0 && <Presets name={`${id}-preset`} customizer={customizer} />}
      {Object.entries(section.controls).map(([name, control]) => (
        <ControlView key={name} customizer={customizer} id={`${id}-${name}`} name={name} control={control} />
      ))}
      {section.pane && <PaneTools customizer={customizer} />}
    </fieldset>
  )
}

interface FirstControlsProps {
  readonly customizer: Customizer<Configurable>
  /** The title of their section. */
  readonly title: string
  /** Their height, which the document reserves. */
  readonly height: string
}

/**
 * The compact controls of the first example, without buttons that restore a default. The document only reserves their space:
 * they need a script, and it is short of bytes.
 */
export function FirstControls({ customizer, title, height }: FirstControlsProps) {
  const { controls, presets } = customizer.section
  const id = slug(title)
  const style = { minHeight: height }
  if (!useHydrated()) return <fieldset style={style} />
  return (
    <fieldset
      className={styles.first}
      style={style}
      aria-label={`${title} controls`}
      ref={fetchHighlighterOnApproach}
    >
      {Object.keys(presets).length > 0 && (
        <Presets name={`${id}-preset`} customizer={customizer} areSwatches />
      )}
      {Object.entries(controls).map(([name, control]) => (
        <LiveField
          key={name}
          customizer={customizer}
          id={`${id}-${name}`}
          label={labelOf(name, control)}
          name={name}
          control={control}
        />
      ))}
    </fieldset>
  )
}

interface PresetsProps {
  /** The name of the radio group. */
  readonly name: string
  readonly customizer: Customizer<Configurable>
  /** Whether a preset that has a swatch shows only that. @default false */
  readonly areSwatches?: boolean
}

/** The first color of a preset. The visitor's own values have no swatch. */
function swatchOf(preset: string, values: Readonly<Record<string, Value>>): string | undefined {
  if (preset === customPreset) return undefined
  return Object.values(values).find((value): value is string => typeof value === 'string' && isColor(value))
}

/** Presets to choose from, each with a swatch of its first color. A preset named by a hex code shows only the swatch. */
function Presets({ name, customizer, areSwatches = false }: PresetsProps) {
  const chosen = useCustomized(customizer, ({ preset }) => preset)
  return (
    <fieldset className={styles.presets}>
      <legend className={areSwatches ? 'visually-hidden' : undefined}>Presets</legend>
      {Object.entries(customizer.section.presets).map(([preset, values]) => {
        const swatch = swatchOf(preset, values)
        const isSwatch = preset.startsWith('#') || (areSwatches && swatch !== undefined)
        return (
          <label
            key={preset}
            className={styles.preset}
            data-swatch={isSwatch || undefined}
            title={isSwatch ? preset : undefined}
          >
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={preset}
              checked={preset === chosen}
              onChange={() => customizer.choose(preset)}
            />
            {swatch !== undefined && <span className={styles.swatch} style={{ backgroundColor: swatch }} />}
            <span className={isSwatch ? 'visually-hidden' : undefined}>{preset}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

interface ControlViewProps {
  readonly customizer: Customizer
  readonly id: string
  /** The control's name in its section. */
  readonly name: string
  readonly control: Control
}

/** A control's field and, where the section has one, the button that restores its default. */
function ControlView({ customizer, id, name, control }: ControlViewProps) {
  const label = labelOf(name, control)
  return (
    <div className={styles.control}>
      <LiveField customizer={customizer} id={id} label={label} name={name} control={control} />
      {customizer.section.reset && (
        <button
          type="button"
          className={styles.reset}
          title={`Reset ${label}`}
          onClick={() => customizer.set(name, control.default)}
        >
          <Icon name="rotate-ccw" size={16} />
        </button>
      )}
    </div>
  )
}

interface LiveFieldProps extends Omit<ControlViewProps, 'customizer'> {
  readonly customizer: Customizer<Configurable>
  readonly label: string
}

/** The only part of a control that renders again when its value changes. */
function LiveField({ customizer, name, control, ...field }: LiveFieldProps) {
  const value = useCustomized(customizer, ({ values }) => values[name] ?? control.default)
  // TypeScript cannot pair `control` and `value` by `type` through a table; the types of customizer() have paired them.
  const Field = fields[control.type] as ComponentType<AnyFieldProps>
  return <Field {...field} control={control} value={value} onChange={(next) => customizer.set(name, next)} />
}

interface AnyFieldProps extends Omit<FieldProps<Control>, 'value' | 'onChange'> {
  readonly value: Value
  readonly onChange: (value: Value) => void
}

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

function BooleanField({ id, label, value, onChange }: FieldProps<BooleanControl>) {
  return (
    // With its text as key: a translator may have replaced it.
    <label key={label} className={fieldStyles.check}>
      <input id={id} type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  )
}

/**
 * A number field. Its control takes the nearest number to the one that is typed. Where that is another, the text stays in
 * the field, with an error below it, until the field loses focus.
 */
function NumberField({ id, label, control, value, onChange }: FieldProps<NumberControl>) {
  const [draft, setDraft] = useState<string>()
  const isInvalid = draft !== undefined && parse(control, draft) !== Number(draft)
  const change = (text: string) => {
    setDraft(text)
    const number = parse(control, text)
    if (typeof number === 'number') onChange(number)
  }
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        <span>{label}</span>
        {control.unit !== undefined && <span className={fieldStyles.unit}>{` (${control.unit})`}</span>}
      </label>
      <input
        id={id}
        type="number"
        className={fieldStyles.input}
        min={control.min}
        max={control.max}
        step={control.step ?? 'any'}
        value={draft ?? value}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setDraft(undefined)}
      />
      {isInvalid && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          {`${label} must be ${boundsOf(control)}.`}
        </p>
      )}
    </div>
  )
}

function SelectField({ id, label, control, value, onChange }: FieldProps<SelectControl>) {
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={fieldStyles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {control.options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </div>
  )
}

function TextField({ id, label, value, onChange }: FieldProps<TextControl>) {
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        className={fieldStyles.input}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

/** Reads the values of a pane of glass from CSS, and shows all previews in the glass of these values. */
function PaneTools({ customizer }: { readonly customizer: Customizer }) {
  const { section } = customizer
  return (
    <div className={styles.tools}>
      <PasteCss
        read={async (text) => (await import('../../glass/read-css/read-values')).readValues(text, section)}
        onApply={(values) => {
          for (const [name, value] of Object.entries(values)) customizer.set(name, value)
        }}
      />
      <MyGlassButton
        read={async () => {
          const { glassOfSection } = await import('../../glass/read-css/read-css')
          return glassOfSection(section, customizer.state().values)
        }}
      />
    </div>
  )
}
