import { memo, useEffect, useLayoutEffect, useRef, type ComponentType } from 'react'
import { backgroundOf, useBackdrop } from '../../docs/preview/backdrops'
import backdropStyles from '../../docs/preview/backdrops.module.css'
import type { Scheme } from '../../glass/glass-values'
import styles from './half.module.css'
import { paintGlass, startProperties } from './paint-glass'
import { pictureOf } from '../../glass/preset-picture'
import { useGlass } from './studio-store'
import { worstBackdropOf } from './verdicts'

interface HalfProps {
  readonly title: string
  readonly scheme: Scheme
  /** The screen, once it is loaded. */
  readonly component: ComponentType | undefined
}

/** A screen in one scheme, on its side of the divider. It is not rendered again when a control moves. */
export const Half = memo(({ title, scheme, component: Shown }: HalfProps) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (place.current ? paintGlass(place.current, scheme) : undefined), [scheme])
  useEffect(() => {
    if (place.current && Shown) nameLandmarks(place.current, scheme)
  }, [Shown, scheme])
  return (
    <div
      ref={place}
      className={styles.half}
      data-half={scheme}
      style={startProperties[scheme]}
      role="group"
      aria-label={`${title}, ${scheme}`}
    >
      <Backdrop scheme={scheme} />
      <div className={styles.screen}>{Shown && <Shown />}</div>
    </div>
  )
})

/** The chosen backdrop, or else the picture of the preset. It stays while the screen scrolls. */
function Backdrop({ scheme }: { readonly scheme: Scheme }) {
  const backdrop = useBackdrop()
  const worst = useGlass((glass) => worstBackdropOf(glass, scheme))
  const picture = useGlass(pictureOf)
  return (
    <div
      className={`${backdropStyles.dusk ?? ''} ${styles.backdrop ?? ''}`}
      style={{
        background:
          backgroundOf(backdrop, worst) ?? (picture && `url("${picture}") center / cover var(--glass-tint)`),
      }}
    />
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
