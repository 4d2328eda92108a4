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
import { backgroundOf, useBackdrop } from '../../docs/preview/backdrops'
import backdropStyles from '../../docs/preview/backdrops.module.css'
import type { Scheme } from '../../glass/glass-values'
import type { LazyValue } from '../../ui/load-chunk'
import styles from './half.module.css'
import { followNear } from './near'
import { paintGlass, startProperties } from './paint-glass'
import { useGlass } from './studio-store'
import { worstBackdropOf } from './verdicts'

interface HalfProps {
  readonly title: string
  readonly component: LazyValue<ComponentType>
  readonly scheme: Scheme
  /** Whether the document contains it. */
  readonly isPrerendered: boolean
}

/** A screen in one scheme. It is rendered when it comes near the viewport, and not again when a control moves. */
export const Half = memo(({ title, component, scheme, isPrerendered }: HalfProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(isPrerendered)
  // Hydration must find what the document contains: only the first screen.
  const [Shown, setShown] = useState<ComponentType | undefined>(() =>
    isPrerendered ? component.current() : undefined,
  )
  const [isFailed, setFailed] = useState(false)

  useLayoutEffect(() => (place.current ? paintGlass(place.current, scheme) : undefined), [scheme])
  useEffect(() => {
    if (place.current && Shown) nameLandmarks(place.current, scheme)
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

/** The background of the glass: the only part that is rendered again when another backdrop is chosen. */
function Backdrop({ scheme, children }: { readonly scheme: Scheme; readonly children: ReactNode }) {
  const backdrop = useBackdrop()
  const worst = useGlass((glass) => worstBackdropOf(glass, scheme))
  return (
    <div
      className={`${backdropStyles.dusk ?? ''} ${styles.backdrop ?? ''}`}
      style={{ background: backgroundOf(backdrop, worst) }}
    >
      {children}
    </div>
  )
}

/** Elements that are landmarks when they have a name. */
const landmarks =
  'nav, aside, form, section, search, [role=region], [role=navigation], [role=search], [role=form]'

/** The accessible name of an element, from `aria-labelledby` or `aria-label`. */
function nameOf(element: HTMLElement): string | undefined {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '')
  return texts.join(' ').trim() || (element.getAttribute('aria-label') ?? undefined)
}

/**
 * Adds the scheme to the names of a screen's landmarks: "Dashboard, dark". A screen is shown twice, and landmarks need
 * different names.
 */
function nameLandmarks(half: HTMLElement, scheme: string): void {
  for (const landmark of half.querySelectorAll<HTMLElement>(landmarks)) {
    const name = nameOf(landmark)
    if (name === undefined || name.endsWith(`, ${scheme}`)) continue
    landmark.removeAttribute('aria-labelledby')
    landmark.setAttribute('aria-label', `${name}, ${scheme}`)
  }
}
