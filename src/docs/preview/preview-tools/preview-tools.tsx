import type { RefObject } from 'react'
import { namedWidths } from '../preview-settings'
import { choosePreview } from '../preview-store'
import { usePreview } from '../use-preview'
import { Choice } from './choice'
import { FullScreen } from './full-screen'
import styles from './preview-tools.module.css'
import { WidthField } from './width-field'
import { WidthHandle } from './width-handle'

export interface PreviewToolsProps {
  readonly id: string
  /** The stage with its footer and these tools. */
  readonly frame: RefObject<HTMLElement | null>
}

const widths = { Full: undefined, Phone: namedWidths.phone, Tablet: namedWidths.tablet } as const
const schemes = { 'As the page': undefined, Light: 'light', Dark: 'dark' } as const
const directions = { 'Left to right': undefined, 'Right to left': 'rtl' } as const

/** How all previews are shown: their width, color scheme and direction; and this one alone on the whole screen. */
export function PreviewTools({ id, frame }: PreviewToolsProps) {
  const { width, scheme, dir } = usePreview((settings) => settings)
  return (
    <>
      <WidthHandle frame={frame} width={width} />
      <div className={styles.tools} id={id} role="group" aria-label="Look closer at all previews">
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
        <FullScreen frame={frame} />
        <p className={styles.note}>
          Every preview on this page changes, and the address with it. Media queries and what opens in front
          of the page, such as a dialog, still follow the window.
        </p>
      </div>
    </>
  )
}
