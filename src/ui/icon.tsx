import type { IconName } from 'lucide-react/dynamic'
import sprite from 'virtual:icons'
import styles from './icon.module.css'

interface IconProps {
  /** A name in the sprite: one of `siteIcons`, or an entry's icon. */
  readonly name: IconName
  /** Width and height in px. @default 20 */
  readonly size?: number
}

/** Whether the document has an icon itself: those of the pages that were read so far (`scripts/html/icon-sprite.ts`). */
const isInline = (name: IconName) =>
  typeof document !== 'undefined' && document.getElementById(`icon-${name}`) !== null

/** The address of an icon: in the document, or else in the sprite, which the browser would have to fetch and parse. */
export const iconAddress = (name: IconName): string =>
  isInline(name) ? `#icon-${name}` : `${sprite}#${name}`

/** A decorative icon. The control around it has the accessible name; its `--icon-fill` fills the icon's outline. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true">
      <use href={iconAddress(name)} />
    </svg>
  )
}

/** Adds icons to those of the document on screen: the symbols of an SVG that it does not have yet. */
export function adoptIcons(icons: ParentNode): void {
  const own = document.querySelector('body > svg')
  for (const symbol of icons.querySelectorAll('symbol'))
    if (document.getElementById(symbol.id) === null) own?.append(symbol)
}
