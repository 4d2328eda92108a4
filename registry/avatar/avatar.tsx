'use client'

import type { ComponentProps } from 'react'
import type { GlassStyle } from '../glass/glass'
import { urlOf, type ImageSource } from '../shared/image-source'
import { px } from '../shared/in-range'
import { useImage } from '../shared/use-image'
import { Dot, Letters, Person, Picture, Root } from './avatar.styles'
import { hueOf, initialsOf } from './initials'

/** Whether a person can be reached. */
export type AvatarStatus = 'online' | 'away' | 'busy' | 'offline'

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children' | 'style'> {
  /**
   * The name of the person or thing: the accessible name, whose initials stand where there is no picture. Without it, a
   * figure does, and is not announced.
   */
  name?: string | undefined
  /** The picture, which is square: a URL or an import. The initials are shown without it, and if it cannot be loaded. */
  src?: ImageSource | undefined
  /** Whether the name is written beside it: screen readers then skip the avatar. */
  decorative?: boolean | undefined
  /** Whether the person can be reached: a dot that differs in color and in shape. */
  status?: AvatarStatus | undefined
  /** The status for screen readers, after the name. */
  statusLabel?: string | undefined
  /**
   * Its height, or a number of px. Without it, `--glass-size` around it decides.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | number | undefined
  /** Inline styles of the glass. Its properties change the look: `{ '--glass-tint': '#fefcd0' }`. */
  style?: GlassStyle | undefined
}

/** The picture of a person on a disc of glass, or the initials in a color of their own. All other props are passed to its `<span>`. */
export function Avatar({
  name = '',
  src,
  decorative = false,
  status,
  statusLabel = status,
  size,
  className,
  style,
  ...rest
}: AvatarProps) {
  const image = useImage(urlOf(src))
  const initials = initialsOf(name)
  const label = [name.trim(), statusLabel].filter(Boolean).join(', ')
  const look: GlassStyle = {
    '--avatar-hue': hueOf(name),
    '--avatar-size': typeof size === 'number' ? px(size, 40) : undefined,
    ...style,
  }
  return (
    <Root
      className={className}
      role="img"
      aria-label={label}
      aria-hidden={decorative || label === '' || undefined}
      {...rest}
      data-size={typeof size === 'string' ? size : undefined}
      style={look}
    >
      {image && <Picture {...image} alt="" />}
      {!image &&
        (initials !== '' ? (
          <Letters aria-hidden="true" translate="no">
            {initials}
          </Letters>
        ) : (
          <Person viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
            <path d="M12 12a5 5 0 1 0 0-10 5 5 0 0 0 0 10Zm0 2.5c-5 0-9 2.6-9 5.8V22h18v-1.7c0-3.2-4-5.8-9-5.8Z" />
          </Person>
        ))}
      {status && <Dot data-status={status} />}
    </Root>
  )
}
