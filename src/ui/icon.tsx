import type { IconName } from 'lucide-react/dynamic'
import sprite from 'virtual:icons'
import styles from './icon.module.css'

interface IconProps {
  /** A name in the sprite: one of `siteIcons`, or an entry's icon. */
  readonly name: IconName
  /** Width and height in px. @default 20 */
  readonly size?: number
}

/** Whether the document has an icon. Each document has the icons of its page (`scripts/html/icon-sprite.ts`). */
const isInline = (name: IconName) =>
  typeof document !== 'undefined' && document.getElementById(`icon-${name}`) !== null

/** The address of an icon in the document; if it is not there, in the sprite, which the browser must fetch. */
export const iconAddress = (name: IconName): string =>
  isInline(name) ? `#icon-${name}` : `${sprite}#${name}`

/** A decorative icon: its control has the accessible name. `--icon-fill` fills its outline. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true">
      <use href={iconAddress(name)} />
    </svg>
  )
}

/** Adds the symbols of an SVG to the document, except those that it has. */
export function adoptIcons(icons: ParentNode): void {
  const own = document.querySelector('body > svg')
  for (const symbol of icons.querySelectorAll('symbol'))
    if (document.getElementById(symbol.id) === null) own?.append(symbol)
}
