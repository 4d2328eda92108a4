import { useRef, useState, type CSSProperties, type PointerEvent } from 'react'
import { least, ratioText } from '../../registry/worst-case'
import { useHydrated } from '../../ui/hydration'
import { around, bands, contrastAt } from './backdrop'
import { glasses } from './glasses'
import { Section } from './section'
import styles from './proof.module.css'
import { readabilityOf, shownProperties } from './shape-glass'
import glassStyles from './showpiece.module.css'

const { lightTint, lightForeground, lightRegularOpacity, regularBlur, radius } = glasses[0].glass
const values = [lightTint, lightForeground, lightRegularOpacity, `${regularBlur}px`, `${radius}px`]
const glass = Object.fromEntries(shownProperties.map((name, index) => [name, values[index]]))

const { verdict, ratio: worst } = readabilityOf(lightTint, lightForeground, lightRegularOpacity)

const share = 100 / bands.length
const backgroundImage = `linear-gradient(90deg, ${bands
  .map((color, index) => `${color} 0 ${share * (index + 1)}%`)
  .join(', ')})`

/** A pane with text over a backdrop that visitors move. It shows the contrast over what is behind it, and the worst there is. */
export function Proof() {
  const isHydrated = useHydrated()
  const [position, setPosition] = useState(3)
  const pointer = useRef(0)
  const here = ratioText(contrastAt(position, lightForeground, lightTint, lightRegularOpacity))

  const grab = ({ target, currentTarget, pointerId, clientX }: PointerEvent) => {
    if (target instanceof HTMLInputElement) return
    currentTarget.setPointerCapture(pointerId)
    pointer.current = clientX
  }
  const drag = ({ currentTarget, pointerId, clientX }: PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    const band = (currentTarget.firstElementChild?.getBoundingClientRect().width ?? 0) / 2
    const moved = (clientX - pointer.current) / band
    pointer.current = clientX
    setPosition((before) => around(before - moved))
  }

  return (
    <Section
      id="proof"
      title={verdict}
      text={`Drag the colors behind the glass. Its text needs a contrast of ${least.text}:1, and keeps ${worst.split(' ')[0]} over the worst backdrop that there is.`}
    >
      <div
        className={styles.backdrop}
        style={{ ...glass, backgroundImage, '--position': position } as CSSProperties}
        onPointerDown={grab}
        onPointerMove={drag}
        data-showpiece
      >
        <div className={glassStyles.card}>
          <p>
            <b>{here}</b> here, {worst}
          </p>
          <label className={glassStyles.control}>
            Backdrop
            <input
              type="range"
              max={bands.length}
              step={0.25}
              value={position}
              aria-valuetext={`${here} here`}
              disabled={!isHydrated}
              onChange={({ target }) => setPosition(target.valueAsNumber)}
            />
          </label>
        </div>
      </div>
    </Section>
  )
}
