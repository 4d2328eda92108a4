import {
  memo,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { useBackdrop } from '../../docs/preview/backdrop-picker'
import { backgroundOf } from '../../docs/preview/backdrops'
import dusk from '../../docs/preview/dusk.module.css'
import type { Scheme } from '../../glass/glass-values'
import type { BoardScreen } from './board-screens'
import styles from './half.module.css'
import { followNear } from './near'
import { paintGlass, startProperties } from './paint-glass'
import { useGlass } from './studio-store'
import { tellApart } from './tell-apart'
import { worstBackdropOf } from './verdicts'

interface HalfProps {
  readonly screen: BoardScreen
  readonly scheme: Scheme
  /** Whether the document has it. */
  readonly isPrerendered: boolean
}

/** A screen in one scheme. It is rendered when it comes near, and not again when a knob moves. */
export const Half = memo(({ screen: { title, component }, scheme, isPrerendered }: HalfProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(isPrerendered)
  // The document has the first screen alone; hydration must find the same.
  const [Shown, setShown] = useState<ComponentType | undefined>(() =>
    isPrerendered ? component.current() : undefined,
  )
  const [isFailed, setFailed] = useState(false)

  useLayoutEffect(() => (place.current ? paintGlass(place.current, scheme) : undefined), [scheme])
  useEffect(() => {
    if (place.current && Shown) tellApart(place.current, scheme)
  }, [Shown, scheme])
  useEffect(() => (place.current && !isNear ? followNear(place.current, setNear) : undefined), [isNear])
  useEffect(() => {
    if (!isNear || Shown || isFailed) return
    component.load().then(
      (loaded) => startTransition(() => setShown(() => loaded)),
      () => setFailed(true),
    )
  }, [isNear, Shown, isFailed, component])

  return (
    <div
      ref={place}
      className={styles.half}
      data-half={scheme}
      style={startProperties[scheme]}
      role="group"
      aria-label={`${title}, ${scheme}`}
      aria-busy={Shown ? undefined : isNear && !isFailed}
    >
      <Backdrop scheme={scheme}>
        {Shown && <Shown />}
        {isFailed && (
          <p className={styles.failure} role="alert">
            This screen could not be loaded.
            <button type="button" className="button" onClick={() => setFailed(false)}>
              Try again
            </button>
          </p>
        )}
      </Backdrop>
    </div>
  )
})

/** What the glass lies over. Only this is rendered again when another backdrop is chosen. */
function Backdrop({ scheme, children }: { readonly scheme: Scheme; readonly children: ReactNode }) {
  const backdrop = useBackdrop()
  const worst = useGlass((glass) => worstBackdropOf(glass, scheme))
  return (
    <div
      className={`${dusk.dusk ?? ''} ${styles.backdrop ?? ''}`}
      style={{ background: backgroundOf(backdrop, worst) }}
    >
      {children}
    </div>
  )
}
