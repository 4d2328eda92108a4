'use client'

import type { ComponentProps } from 'react'
import { glass, styled, type GlassStyle } from '../glass/glass'

export interface StatisticItemProps extends ComponentProps<'div'> {
  /** The color of the icon: any CSS color. */
  iconColor?: string | undefined
  /** The outline of the icon, as path data in a 24 × 24 view box. */
  iconPath1: string
  /** A second outline of the icon. */
  iconPath2?: string | undefined
  /** The figure as it is shown, for example `2.7K`. */
  number: string
  /** The label of the figure. */
  label: string
}

/** A glass tile with an icon, a figure and its label. */
export function StatisticItem({
  iconColor = '#ffffff',
  iconPath1,
  iconPath2,
  number,
  label,
  className,
  style,
  ...rest
}: StatisticItemProps) {
  const look: GlassStyle = { '--statistic-icon': iconColor, ...style }
  return (
    <Tile className={className} style={look} {...rest}>
      <Icon viewBox="0 0 24 24" width={36} height={36} aria-hidden>
        <path d={iconPath1} />
        {iconPath2 !== undefined && <path d={iconPath2} />}
      </Icon>
      <Figure>{number}</Figure>
      <Label>{label}</Label>
    </Tile>
  )
}

const Tile = styled.div`
  ${glass.regular}
  position: relative;
  display: grid;
  justify-items: center;
  gap: 0.25rem;
  padding: 1.75rem 0.5rem 1.5rem;
  text-align: center;
`

const Icon = styled.svg`
  margin-bottom: 0.5rem;
  fill: none;
  stroke: var(--statistic-icon);
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`

const Figure = styled.span`
  font-size: 2.25rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: 1.1;
`

const Label = styled.span`
  font-size: 0.9375rem;
  font-weight: 400;
`
