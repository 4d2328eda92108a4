import { useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { clampWidth, widthLimits } from '../../../registry/preview-settings'
import { choosePreview, usePreview } from '../preview-store'
import styles from './preview-tools.module.css'

interface WidthHandleProps {
  /** The frame around the stage. */
  readonly frame: RefObject<HTMLElement | null>
}

/** The change of the width by each key, in px. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -10,
  ArrowRight: 10,
  ArrowDown: -10,
  ArrowUp: 10,
  PageDown: -100,
  PageUp: 100,
  Home: -Infinity,
  End: Infinity,
}

/** A handle at the end of the stage, moved by dragging or by keys. It stays in sight where the stage scrolls. */
export function WidthHandle({ frame }: WidthHandleProps) {
  const width = usePreview((settings) => settings.width)
  const [grip, setGrip] = useState<{ readonly x: number; readonly width: number }>()
  const measure = () => frame.current?.querySelector<HTMLElement>('[data-stage]')?.offsetWidth ?? 0

  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    choosePreview({ width: clampWidth(measure() + step) })
  }
  const hold = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    setGrip({ x: event.clientX, width: measure() })
  }
  const drag = ({ clientX, buttons }: PointerEvent) => {
    // The next move may come before the render that follows a release.
    if (grip !== undefined && buttons !== 0)
      choosePreview({ width: clampWidth(grip.width + clientX - grip.x) })
  }
  return (
    <div
      className={styles.handle}
      role="slider"
      tabIndex={0}
      aria-label="Width of the previews"
      aria-valuemin={widthLimits.min}
      aria-valuemax={widthLimits.max}
      aria-valuenow={width ?? widthLimits.max}
      aria-valuetext={width === undefined ? 'Full' : `${width} px`}
      onKeyDown={press}
      onPointerDown={hold}
      onPointerMove={drag}
      onLostPointerCapture={() => setGrip(undefined)}
    />
  )
}
