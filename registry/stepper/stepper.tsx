'use client'

import type { ComponentProps, ElementType, ReactElement, ReactNode } from 'react'
import type { GlassStyle } from '../glass/glass'
import { useMergedRef } from '../shared/compose'
import { inRange } from '../shared/in-range'
import { keepFocusNear } from '../shared/keep-focus-near'
import { formatNumber } from '../shared/locale'
import { Rendered, withState, type LinkRenderProps, type Render } from '../shared/render'
import { Description, Disc, List, Place, Sign, Status, Step, Texts, Title } from './stepper.styles'

/** How far a step is, apart from being the current one. */
export type StepStatus = 'done' | 'error' | 'upcoming'

/** A step of the task. */
export interface StepperItem {
  /** The name of the step. */
  title: ReactNode
  /** A sentence below it. */
  description?: ReactNode | undefined
  /** Its address, which makes it a link. */
  href?: string | undefined
  /** How far it is. By default, it is done before the current one. */
  status?: StepStatus | undefined
}

/** The state of a link that `render` can depend on. */
export interface StepperLinkState {
  /** Whether it leads to the current step. */
  current: boolean
  /** How far its step is. */
  status: StepStatus
}

/** A function that returns what takes the place of an `<a>`. */
export type StepperRender = Render<StepperLinkState, LinkRenderProps>

/** The texts for screen readers after a step's name. */
export interface StepperLabels {
  /** Of one that is done. */
  done?: string | undefined
  /** Of one with an error. */
  error?: string | undefined
}

export interface StepperProps extends Omit<ComponentProps<'ol'>, 'children' | 'style'> {
  /** The steps, in their order. */
  items: readonly StepperItem[]
  /** The current step, from 1. After the last, all are done. */
  currentStep?: number | undefined
  /** Called with the number of a pressed step, one that is done or wrong. */
  onStepChange?: ((step: number) => void) | undefined
  /** Whether they are in a row or a column. A row without room becomes a column. */
  orientation?: 'horizontal' | 'vertical' | undefined
  /** A function that returns what takes the place of each `<a>`, or an element. */
  render?: ReactElement | StepperRender | undefined
  /** The texts for screen readers about a step that is done, or has an error. */
  labels?: StepperLabels | undefined
  /** The language whose digits the numbers have, such as `ar-EG`. */
  locale?: string | undefined
  /**
   * The size of its discs and texts. Without it, `--glass-size` around it decides.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Inline styles of the glass: `{ '--glass-tint': '#fefcd0' }`. */
  style?: GlassStyle | undefined
}

/** The signs that take the place of a number. Their shapes differ, not only their colors. */
const signs: Partial<Record<StepStatus, string>> = {
  done: 'm5.5 12.5 4.25 4.25 8.75-9.5',
  error: 'M12 5.5v7.75M12 18.25h.01',
}

/**
 * The steps of a task on glass: which are done, which is the current one, and which come. All other props are passed to its
 * `<ol>`. It works before any script runs.
 */
export function Stepper({
  items,
  currentStep = 1,
  onStepChange,
  orientation = 'horizontal',
  render,
  labels,
  locale,
  size,
  'aria-label': label,
  ref,
  className,
  ...rest
}: StepperProps) {
  const { done = 'done', error = 'error' } = labels ?? {}
  const words = { done, error, upcoming: undefined }
  const now = Math.round(inRange(currentStep, 1, items.length + 1, 1))
  // The first use of Intl on a page takes milliseconds, and most steppers do not need it.
  const write = (step: number) => (locale === undefined ? String(step) : formatNumber(step, locale, 'en'))

  const stepOf = ({ title, description, href, status: given }: StepperItem, step: number) => {
    const current = step === now
    const status = given ?? (step < now ? 'done' : 'upcoming')
    const isButton = href === undefined && onStepChange && (current || status !== 'upcoming')
    const Element: ElementType = href !== undefined ? Rendered : isButton ? 'button' : 'span'
    const link = { tag: 'a', href, render: withState(render, { current, status }) }
    const press = () => {
      if (!current) onStepChange?.(step)
    }
    return (
      <Place key={step} data-status={status}>
        <Step
          as={Element}
          aria-current={current ? 'step' : undefined}
          {...(href !== undefined && link)}
          {...(isButton && { type: 'button', onClick: press })}
        >
          <Disc aria-hidden="true">
            {signs[status] === undefined || (current && status === 'done') ? (
              write(step)
            ) : (
              <Sign viewBox="0 0 24 24">
                <path d={signs[status]} />
              </Sign>
            )}
          </Disc>
          <Texts>
            <span>
              <Title>{title}</Title> {words[status] !== undefined && <Status>{words[status]}</Status>}
            </span>
            {description !== undefined && <Description>{description}</Description>}
          </Texts>
        </Step>
      </Place>
    )
  }

  return (
    <List
      role="list"
      className={className}
      data-size={size}
      {...rest}
      data-orientation={orientation}
      data-many={items.length > 4 || undefined}
      ref={useMergedRef(ref, keepFocusNear)}
      aria-label={label || 'Steps'}
    >
      {items.map((item, index) => stepOf(item, index + 1))}
    </List>
  )
}
