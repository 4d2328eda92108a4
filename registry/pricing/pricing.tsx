'use client'

import type { ComponentProps, ElementType, ReactElement } from 'react'
import type { GlassStyle } from '../glass/glass'
import { headingOf, type HeadingLevel } from '../shared/heading'
import { PointerLight } from '../shared/pointer-light'
import { Rendered, type LinkRender } from '../shared/render'
import { Action, Body, Feature, Features, Header, Price, Root, Tag, Title } from './pricing.styles'

export interface PricingPlanProps extends Omit<ComponentProps<'article'>, 'children' | 'style'> {
  /** The name of the plan, the heading of the card. */
  title?: string | undefined
  /** The level of the heading. */
  headingLevel?: HeadingLevel | undefined
  /** The color of the name: any CSS color. */
  titleColor?: string | undefined
  /** A short label above the name. */
  tag?: string | undefined
  /** The background color of the label: any CSS color. */
  tagColor?: string | undefined
  /** The text color of the label: any CSS color. */
  tagTextColor?: string | undefined
  /** Who the plan is for. */
  desciption?: string | undefined
  /** The price, with its currency. */
  price?: string | undefined
  /** The text after the price. */
  period?: string | undefined
  /** What the plan includes, one feature per line. */
  features?: readonly string[] | undefined
  /** The label of the button. */
  buttonText?: string | undefined
  /** The URL that the button links to. */
  buttonLink?: string | undefined
  /** An element or a function in place of the button's `<a>`. */
  buttonRender?: ReactElement | LinkRender | undefined
  /** The first color of the button's gradient: any CSS color. */
  buttonBackgroundColor?: string | undefined
  /** The second color of the button's gradient: any CSS color. */
  buttonBackgroundSecondColor?: string | undefined
  /** The color of the description, price and features: any CSS color. */
  fullBodyTextColor?: string | undefined
  /** Inline styles of the plan. The properties of the glass change its look: `{ '--glass-depth': 0 }`. */
  style?: GlassStyle | undefined
}

const basicFeatures = ['10 user accounts', 'Basic support', '5 GB storage']

/**
 * A pricing plan on dark glass, which is readable over any backdrop. All other props are passed to the native
 * `<article>`.
 */
export function PricingPlan({
  title = 'Basic Plan',
  headingLevel = 3,
  titleColor = '#fff',
  tag = 'Basic',
  tagColor = '#f3e8ff',
  tagTextColor = '#6b21a8',
  desciption = 'Perfect for individuals and small teams.',
  price = '$10',
  period = '/mo',
  features = basicFeatures,
  buttonText = 'Get Started',
  buttonLink = '#',
  buttonRender,
  buttonBackgroundColor = '#9333ea',
  buttonBackgroundSecondColor = '#4f46e5',
  fullBodyTextColor = '#e9d5ff',
  className,
  style,
  ...rest
}: PricingPlanProps) {
  const Level = headingOf(headingLevel) ?? 'h3'
  const Button: ElementType = buttonRender === undefined ? 'a' : Rendered
  const forButton = buttonRender !== undefined && { tag: 'a', render: buttonRender }
  const colors: GlassStyle = {
    // Dark glass, regardless of the glass around it: the default text colors need it.
    '--glass-tint': '#12092c',
    '--glass-foreground': '#ffffff',
    '--pricing-title': titleColor,
    '--pricing-tag': tagColor,
    '--pricing-tag-text': tagTextColor,
    '--pricing-color': fullBodyTextColor,
    '--pricing-button': buttonBackgroundColor,
    '--pricing-button-end': buttonBackgroundSecondColor,
    ...style,
  }
  return (
    <Root className={className} data-lit style={colors} {...rest} aria-label={rest['aria-label'] || title}>
      <Header>
        <Title as={Level}>{title}</Title>
        <Tag>{tag}</Tag>
      </Header>
      <Body>{desciption}</Body>
      <Price>
        <strong>{price}</strong>
        <span>{period}</span>
      </Price>
      <Features role="list">
        {features.map((feature, index) => (
          <Feature key={index}>{feature}</Feature>
        ))}
      </Features>
      <Action as={Button} href={buttonLink} {...forButton}>
        {buttonText}
      </Action>
      <PointerLight />
    </Root>
  )
}
