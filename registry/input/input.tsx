'use client'

import type { ComponentProps, MouseEventHandler, ReactNode } from 'react'
import type { GlassStyle } from '../glass/glass'
import { inRange, px } from '../shared/in-range'
import { keepFocusNear } from '../shared/keep-focus-near'
import { Labeled, type FieldTexts } from '../shared/labeled'
import { Box, Field, IconButton, IconSlot } from './input.styles'

export interface InputProps extends Omit<ComponentProps<'input'>, 'size' | 'style'>, FieldTexts {
  /** The class name of the box around it. */
  className?: string | undefined
  /** Inline styles of the glass box around the field. */
  style?: GlassStyle | undefined
  /** An icon inside the box, about 20 px in size. */
  icon?: ReactNode | undefined
  /** The side of the field that shows the icon. */
  iconPosition?: 'left' | 'right' | undefined
  /** Called when the icon is pressed. With it, the icon is a button. */
  onIconClick?: MouseEventHandler<HTMLButtonElement> | undefined
  /** The accessible name of the icon button. */
  iconLabel?: string | undefined
  /**
   * The height, text and gaps; a number is the native width, from 1 to 1000 characters. Without it, `--glass-size`
   * decides.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | number | undefined
  /** The color of the glass: any CSS color. Without it, the glass is light or dark, as the page is. */
  backgroundColor?: string | undefined
  /** The color of the text: any CSS color. */
  color?: string | undefined
  /** The color of the border: any CSS color. */
  borderColor?: string | undefined
  /**
   * The opacity of the glass, in percent from 0 to 100. Use 46 or more to keep black text on white glass readable over
   * any backdrop.
   */
  opacity?: number | undefined
  /** The width of the border, in px. */
  borderWidth?: number | undefined
  /**
   * Its radius, in px, or `--glass-radius`.
   * @default 8
   */
  borderRadius?: number | undefined
}

/** A glass text field with an optional icon or icon button. All other props are passed to the native `<input>`. */
export function Input({
  className,
  style,
  icon,
  iconPosition = 'right',
  onIconClick,
  iconLabel = 'Action',
  size,
  backgroundColor,
  color,
  borderColor,
  opacity,
  borderWidth = 1,
  borderRadius,
  type = 'text',
  label,
  hint,
  error,
  ...rest
}: InputProps) {
  const look: GlassStyle = {
    // One of the two colors alone goes with black text or white glass, in dark too.
    '--glass-tint': backgroundColor ?? (color && '#ffffff'),
    '--glass-thin-tint-opacity': opacity === undefined ? undefined : inRange(opacity, 0, 100, 50) / 100,
    '--glass-foreground': color ?? (backgroundColor && '#000000'),
    '--glass-border': borderColor,
    '--input-border-width': px(borderWidth, 1),
    '--glass-radius': borderRadius === undefined ? undefined : px(borderRadius, 8),
    // The default of the prop, which other fields do not have. A style that inherits the radius means that of any glass.
    '--input-radius':
      style?.['--glass-radius'] === undefined ? 'var(--glass-radius, 8px)' : 'var(--glass-radius, 1.25rem)',
    ...style,
  }
  return (
    <Labeled {...{ label, hint, error }} given={rest}>
      {(control) => (
        <Box
          ref={keepFocusNear}
          className={className}
          data-icon={icon === undefined ? 'none' : iconPosition}
          data-size={typeof size === 'string' ? size : undefined}
          style={look}
        >
          <Field
            type={type}
            size={typeof size === 'number' ? Math.round(inRange(size, 1, 1000, 20)) : undefined}
            {...rest}
            {...control}
          />
          {icon !== undefined && onIconClick === undefined && <IconSlot aria-hidden="true">{icon}</IconSlot>}
          {icon !== undefined && onIconClick !== undefined && (
            <IconButton type="button" aria-label={iconLabel} disabled={rest.disabled} onClick={onIconClick}>
              {icon}
            </IconButton>
          )}
        </Box>
      )}
    </Labeled>
  )
}
