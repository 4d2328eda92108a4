'use client'

import { Children, type ComponentProps, type ReactNode } from 'react'
import type { GlassStyle } from '../glass/glass'
import { inRange, px } from '../shared/in-range'
import { Group, Letters, Root } from './avatar.styles'
import type { AvatarProps } from './avatar'

export interface AvatarGroupProps extends Omit<ComponentProps<'span'>, 'style'> {
  /** The avatars. Each covers a part of the one before. */
  children: ReactNode
  /** The most avatars that are shown. The others are counted behind them: `+3`. */
  max?: number | undefined
  /** The size of the count. Use the size of the avatars. */
  size?: AvatarProps['size'] | undefined
  /** The text of the count for screen readers. */
  moreText?: ((count: number) => string) | undefined
  /** Inline styles of the group. The properties of the glass change all avatars in it. */
  style?: GlassStyle | undefined
}

/** Several avatars in a row. Name them by `aria-label`. All other props are passed to the `<span>` around them. */
export function AvatarGroup({
  children,
  max = Infinity,
  size,
  moreText = (count) => `${count} more`,
  className,
  ...rest
}: AvatarGroupProps) {
  const all = Children.toArray(children)
  const shown = all.slice(0, Math.floor(inRange(max, 0, all.length, all.length)))
  const count = all.length - shown.length
  const look: GlassStyle = { '--avatar-size': typeof size === 'number' ? px(size, 40) : undefined }
  return (
    <Group
      // One without a name is only a row.
      role={rest['aria-label'] || rest['aria-labelledby'] ? 'group' : undefined}
      className={className}
      {...rest}
      data-avatars=""
    >
      {shown}
      {count > 0 && (
        <Root
          role="img"
          aria-label={moreText(count)}
          data-count=""
          data-size={typeof size === 'string' ? size : undefined}
          style={look}
        >
          <Letters aria-hidden="true" translate="no">{`+${count}`}</Letters>
        </Root>
      )}
    </Group>
  )
}
