'use client'

import { Children, useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import type { GlassStyle } from '../glass/glass'
import { composeHandlers, composeKeyHandlers, useMergedRef } from '../shared/compose'
import { inRange } from '../shared/in-range'
import { keepFocusNear } from '../shared/keep-focus-near'
import { useControllable } from '../shared/use-controllable'
import { useCorrection } from '../shared/use-correction'
import { Dot, Dots, Icon, Moving, Pane, Round, Slide, Slides, Where } from './carousel.styles'
import { useRotation } from './use-rotation'
import { useSlides } from './use-slides'

/** The texts of a carousel. */
export interface CarouselLabels {
  /**
   * The word for the carousel, in place of "region".
   * @default 'carousel'
   */
  carousel?: string | undefined
  /**
   * The word for a slide, in place of "group".
   * @default 'slide'
   */
  slide?: string | undefined
  /**
   * The name of the row that scrolls.
   * @default 'Slides'
   */
  slides?: string | undefined
  /**
   * The name of a slide, by its number from 1.
   * @default (number, count) => `${number} of ${count}`
   */
  position?: ((number: number, count: number) => string) | undefined
  /**
   * The button for the slide before.
   * @default 'Previous slide'
   */
  previous?: string | undefined
  /**
   * The button for the slide after.
   * @default 'Next slide'
   */
  next?: string | undefined
  /**
   * The name of the dots.
   * @default 'Choose a slide'
   */
  choose?: string | undefined
  /**
   * The button that lets the slides turn.
   * @default 'Start turning'
   */
  start?: string | undefined
  /**
   * The button that stops them.
   * @default 'Stop turning'
   */
  stop?: string | undefined
}

export interface CarouselProps extends Omit<ComponentProps<'section'>, 'defaultValue' | 'style'> {
  /** The slides: each child is one. A picture fills its slide. */
  children: ReactNode
  /** The index, from 0, of the first slide in view, when controlled. */
  value?: number | undefined
  /** The index of the first slide in view initially. */
  defaultValue?: number | undefined
  /** Called with the index of the slide that is the first in view. */
  onValueChange?: ((value: number) => void) | undefined
  /** The most slides side by side, each at least 12rem wide. */
  slidesInView?: number | undefined
  /** Whether the first slide comes after the last one. */
  loop?: boolean | undefined
  /** The time in ms, from 1000, after which the next slide comes by itself. */
  interval?: number | undefined
  /** The texts of the buttons, and for screen readers. */
  labels?: CarouselLabels | undefined
  /** Inline styles of the pane, with the properties of the glass. */
  style?: GlassStyle | undefined
}

/** More slides than these have a text in place of dots. */
const mostDots = 10

/**
 * Slides in a row that scrolls, on a pane of glass, with buttons and dots. Give it an `aria-label`. Slides turn by
 * themselves only with an `interval`: never while the pointer is over them, and not where the visitor prefers less motion.
 */
export function Carousel({
  children,
  value,
  defaultValue = 0,
  onValueChange,
  slidesInView = 1,
  loop = false,
  interval,
  labels = {},
  onFocus,
  onPointerEnter,
  onPointerLeave,
  ref,
  className,
  style,
  ...rest
}: CarouselProps) {
  const {
    carousel = 'carousel',
    slide: slideRole = 'slide',
    slides: inRow = 'Slides',
    position = (number, count) => `${number} of ${count}`,
    previous = 'Previous slide',
    next = 'Next slide',
    choose = 'Choose a slide',
    start = 'Start turning',
    stop = 'Stop turning',
  } = labels
  const id = useId()
  const slides = Children.toArray(children)
  const count = slides.length
  const [wanted, change] = useControllable(value, defaultValue, onValueChange)
  const index = Math.round(inRange(wanted, 0, Math.max(0, count - 1), 0))
  useCorrection(wanted, index, change)
  const [row, stops] = useSlides(index, count, change)
  const current = Math.min(index, stops - 1)
  const canMove = stops > 1
  const isLoop = loop && canMove
  const time = canMove ? interval : undefined

  /** Goes to a slide; beyond the ends, to the other one. */
  const go = (to: number) => {
    if (canMove) change((to + stops) % stops)
  }
  const rotation = useRotation(time, current, () => go(current + 1))

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event
    // Keys in a slide are its own.
    if (target !== currentTarget || altKey || ctrlKey || metaKey || shiftKey) return
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl'
    const to = {
      Home: 0,
      End: stops - 1,
      ArrowLeft: current + (isRtl ? 1 : -1),
      ArrowRight: current + (isRtl ? -1 : 1),
    }[key]
    if (to === undefined) return
    event.preventDefault()
    if (isLoop || (to >= 0 && to < stops)) go(to)
  }

  const look: GlassStyle = { '--carousel-slides': Math.floor(inRange(slidesInView, 1, 100, 1)), ...style }
  return (
    <Pane
      className={className}
      aria-roledescription={carousel}
      {...rest}
      ref={useMergedRef(ref, keepFocusNear)}
      style={look}
      onFocus={composeHandlers(onFocus, rotation.focus)}
      onPointerEnter={composeHandlers(onPointerEnter, rotation.enter)}
      onPointerLeave={composeHandlers(onPointerLeave, rotation.leave)}
    >
      {time !== undefined && (
        <Round
          type="button"
          data-turning=""
          aria-label={rotation.isOn ? stop : start}
          aria-controls={`${id}slides`}
          onClick={rotation.toggle}
        >
          <Icon viewBox="0 0 24 24" width={20} height={20} fill="currentColor" aria-hidden="true">
            <path d={rotation.isOn ? 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' : 'M8 5v14l11-7z'} />
          </Icon>
        </Round>
      )}
      <Slides
        ref={row}
        id={`${id}slides`}
        role="group"
        aria-label={inRow}
        tabIndex={0}
        onKeyDown={composeKeyHandlers(undefined, move)}
      >
        {slides.map((slide, at) => (
          <Slide key={at} role="group" aria-roledescription={slideRole} aria-label={position(at + 1, count)}>
            {slide}
          </Slide>
        ))}
      </Slides>
      {count > 1 && (
        <Moving>
          <Arrow
            name={previous}
            path="m15 6-6 6 6 6"
            aria-controls={`${id}slides`}
            disabled={!isLoop && current === 0}
            onClick={() => go(current - 1)}
          />
          {stops <= mostDots && (
            <Dots role="group" aria-label={choose}>
              {Array.from({ length: stops }, (_, at) => (
                <Dot
                  key={at}
                  type="button"
                  aria-label={position(at + 1, count)}
                  aria-current={at === current || undefined}
                  aria-controls={`${id}slides`}
                  onClick={() => go(at)}
                />
              ))}
            </Dots>
          )}
          <Where
            aria-live={rotation.isTurning ? 'off' : 'polite'}
            data-heard={stops <= mostDots || undefined}
          >
            {position(current + 1, count)}
          </Where>
          <Arrow
            name={next}
            path="m9 6 6 6-6 6"
            aria-controls={`${id}slides`}
            disabled={!isLoop && current >= stops - 1}
            onClick={() => go(current + 1)}
          />
        </Moving>
      )}
    </Pane>
  )
}

/** A round button whose arrow follows the direction of the text. */
const Arrow = ({ name, path, ...rest }: ComponentProps<'button'> & { name: string; path: string }) => (
  <Round type="button" aria-label={name} {...rest}>
    <Icon viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" data-arrow="">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth={2.25}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Icon>
  </Round>
)
