import type { IconName } from 'lucide-react/dynamic'
import sprite from 'virtual:icons'
import styles from './icon.module.css'

interface IconProps {
  /** A name in the sprite: one of `siteIcons`, or an entry's icon. */
  readonly name: IconName
  /** Width and height in px. @default 20 */
  readonly size?: number
}

/** The address of an icon in the sprite. */
export const iconAddress = (name: IconName): string => `${sprite}#${name}`

/** A decorative icon. The control around it has the accessible name. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true">
      <use href={iconAddress(name)} />
    </svg>
  )
}
