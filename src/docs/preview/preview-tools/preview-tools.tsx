import { useId, useState, type ReactElement, type RefObject } from 'react'
import { namedWidths, parseWidth, widthLimits } from '../../../registry/preview-settings'
import { choosePreview, usePreview } from '../preview-store'
import { FullScreen } from './full-screen'
import styles from './preview-tools.module.css'

export { WidthHandle } from './width-handle'

interface PreviewToolsProps {
  readonly id: string
  /** The stages and the bar with these tools. */
  readonly stages: RefObject<HTMLElement | null>
}

const widths = { Full: undefined, Phone: namedWidths.phone, Tablet: namedWidths.tablet } as const
const schemes = { 'As the page': undefined, Light: 'light', Dark: 'dark' } as const
const directions = { 'Left to right': undefined, 'Right to left': 'rtl' } as const

/** The settings of all previews: width, color scheme and direction; and a button that shows one on the full screen. */
export function PreviewTools({ id, stages }: PreviewToolsProps) {
  const { width, scheme, dir } = usePreview((settings) => settings)
  return (
    <div className={styles.tools} id={id} role="group" aria-label="Options of all previews">
      <Choice
        legend="Width"
        options={widths}
        value={width}
        onChoose={(chosen) => choosePreview({ width: chosen })}
      >
        <WidthField width={width} />
      </Choice>
      <Choice
        legend="Colors"
        options={schemes}
        value={scheme}
        onChoose={(chosen) => choosePreview({ scheme: chosen })}
      />
      <Choice
        legend="Direction"
        options={directions}
        value={dir}
        onChoose={(chosen) => choosePreview({ dir: chosen })}
      />
      <FullScreen stages={stages} />
      <p className={styles.note}>
        Every preview on this page changes, and the address with it. Media queries and what opens in front of
        the page, such as a dialog, still follow the window.
      </p>
    </div>
  )
}

interface ChoiceProps<Value> {
  readonly legend: string
  /** The values to choose from, by their labels. */
  readonly options: Readonly<Record<string, Value>>
  readonly value: Value | undefined
  readonly onChoose: (value: Value) => void
  /** Another way to choose, after the options. */
  readonly children?: ReactElement
}

/** A setting with a few values. */
function Choice<Value extends string | number | undefined>({
  legend,
  options,
  value,
  onChoose,
  children,
}: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.choice} aria-label={legend}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {Object.entries(options).map(([label, option]) => (
          <label key={label} className={styles.option}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={option === value}
              onChange={() => onChoose(option)}
            />
            <span>{label}</span>
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  )
}

/** The exact width, in px. A number out of range stays in the field until the field loses focus. */
function WidthField({ width }: { readonly width: number | undefined }) {
  const [draft, setDraft] = useState<string>()
  const isInvalid = draft !== undefined && draft !== '' && parseWidth(draft) !== Number(draft)
  const change = (text: string) => {
    setDraft(text)
    const parsed = parseWidth(text)
    if (parsed !== undefined) choosePreview({ width: parsed })
  }
  return (
    <label className={styles.field}>
      <span className="visually-hidden">Width in </span>
      <input
        type="number"
        {...widthLimits}
        value={draft ?? width ?? ''}
        aria-invalid={isInvalid}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setDraft(undefined)}
      />
      px
      {isInvalid && (
        <span role="status">
          , from {widthLimits.min} to {widthLimits.max}
        </span>
      )}
    </label>
  )
}
