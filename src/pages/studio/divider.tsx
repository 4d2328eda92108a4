import { useHydrated } from '../../ui/hydration'
import styles from './divider.module.css'

/** The width in which a scheme is shown well, in px: a phone's. With less, the divider moves to show it whole. */
const least = 320

/** The width of the divider's thumb, in px. It is as high as the view. */
const thumb = 44

/** The halves read the position of the divider from a property of their container. */
const follow = (divider: HTMLInputElement) =>
  divider.parentElement?.style.setProperty('--split', String(divider.valueAsNumber / 100))

/** The divider between light at the left and dark at the right. It moves without rendering. */
export const Divider = () => (
  <input
    type="range"
    id="divider"
    className={styles.divider}
    aria-label="Divider, percent of light"
    defaultValue={50}
    // A browser that restores the value on a reload would not move the halves.
    autoComplete="off"
    disabled={!useHydrated()}
    onInput={({ currentTarget }) => follow(currentTarget)}
  />
)

/** Moves the divider to a percentage of light. */
function moveTo(percent: number): void {
  const divider = document.querySelector<HTMLInputElement>('input#divider')
  if (divider === null) return
  divider.value = String(percent)
  follow(divider)
}

/** Where the halves are: the left edge, the whole width, and how much of it is light, in px. */
function measure(half: Element) {
  const { left, width } = half.getBoundingClientRect()
  const divider = document.querySelector<HTMLInputElement>('input#divider')
  return { left, width, light: (width * (divider?.valueAsNumber ?? 50)) / 100 }
}

/** Moves the divider off a scheme whose controls are used, if there is too little to see of it. */
export function showScheme(scheme: string): void {
  const half = document.querySelector('[data-half]')
  if (half === null) return
  const { width, light } = measure(half)
  const shown = scheme === 'light' ? light : width - light
  if (shown >= Math.min(least, width)) return
  moveTo(scheme === 'light' ? 100 : 0)
}

/** Moves the divider off an element whose middle is behind it or its thumb. */
function reveal(element: Element): void {
  const half = element.closest<HTMLElement>('[data-half]')
  if (half === null) return
  const { left, width, light } = measure(half)
  const box = element.getBoundingClientRect()
  const middle = (box.left + box.right) / 2
  /** How far the thumb can go. Its left edge has gone the same share of it as the divider of the width. */
  const way = width - thumb
  const start = left + (light / width) * way
  const { half: scheme } = half.dataset
  if (scheme === 'light' && middle >= start) moveTo(Math.ceil(((box.right - left) / way) * 100))
  if (scheme === 'dark' && middle <= start + thumb)
    moveTo(Math.floor(((box.left - thumb - left) / way) * 100))
}

/** Keeps what has the focus in sight; returns a function that stops. */
export function followFocus(view: HTMLElement | null): (() => void) | undefined {
  if (view === null) return undefined
  const focus = ({ target }: FocusEvent) => {
    if (target instanceof Element) reveal(target)
  }
  view.addEventListener('focusin', focus)
  return () => view.removeEventListener('focusin', focus)
}
