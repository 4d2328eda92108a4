'use client'

import { css } from '@emotion/react'
import { useRef, useState, type ComponentProps } from 'react'
import { contrastingForeground, flatGlass, focusRing, sized, styled, type GlassStyle } from '../glass/glass'
import { composeHandlers, useMergedRef } from '../shared/compose'
import { Labeled, type FieldTexts } from '../shared/labeled'
import { useCorrection } from '../shared/use-correction'
import { useFormEvent } from '../shared/use-form-event'
import { rangeValue, validRange } from './range-value'

type NativeProps = Omit<
  ComponentProps<'input'>,
  'type' | 'min' | 'max' | 'step' | 'size' | 'value' | 'defaultValue' | 'children'
>

export interface SliderProps extends NativeProps, FieldTexts {
  /** The lowest value. */
  min?: number | undefined
  /** The highest value. */
  max?: number | undefined
  /** The distance from one value to the next. */
  step?: number | undefined
  /** The initial value when uncontrolled. Changing it moves the slider. */
  defaultValue?: number | undefined
  /** The value when controlled. The slider then moves only when this value changes. */
  value?: number | undefined
  /**
   * Called with the new value whenever the slider moves or a form is reset, and with the nearest possible value if the given
   * one is between two steps or out of range.
   */
  onValueChange?: ((value: number) => void) | undefined
  /**
   * The height of the track and its thumb. Without it, `--glass-size` around it decides. With a finger, none is smaller than
   * a medium one.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** The color of the glass track: any CSS color. */
  backgroundColor?: string | undefined
}

/**
 * A glass slider, based on the native range input. All other props are passed to the native `<input>`. Give it a label
 * or an `aria-label`.
 */
export function Slider({
  min = 0,
  max = 100,
  step = 1,
  defaultValue = 50,
  value,
  onValueChange,
  onChange,
  size,
  backgroundColor = '#ffffff',
  label,
  hint,
  error,
  style,
  ref,
  className,
  ...rest
}: SliderProps) {
  const [start, setStart] = useState(defaultValue)
  const [own, setOwn] = useState(defaultValue)
  if (!Object.is(start, defaultValue)) {
    setStart(defaultValue)
    setOwn(defaultValue)
  }
  const range = validRange({ min, max, step })
  const given = value ?? own
  const shown = rangeValue(given, range)
  const [initial] = useState(value)
  const field = useRef<HTMLInputElement>(null)
  const merged = useMergedRef(ref, field)

  const move = (to: number) => {
    setOwn(to)
    onValueChange?.(to)
  }

  useFormEvent(field, 'reset', () => {
    const to = rangeValue(initial ?? defaultValue, range)
    if (to !== shown) move(to)
  })

  useCorrection(given, shown, move)

  const ratio = range.max > range.min ? (shown - range.min) / (range.max - range.min) : 0
  const look: GlassStyle = {
    '--glass-tint': backgroundColor,
    // A foreground that contrasts with this tint, regardless of the glass around it.
    '--glass-foreground': 'initial',
    '--slider-ratio': ratio,
    ...style,
  }
  return (
    <Labeled {...{ label, hint, error }} given={rest}>
      {(control) => (
        <Root
          className={className}
          data-size={size}
          {...rest}
          {...control}
          ref={merged}
          type="range"
          {...range}
          value={shown}
          style={look}
          onChange={composeHandlers(onChange, ({ target }) => move(target.valueAsNumber))}
        />
      )}
    </Labeled>
  )
}

/* A clear lens. Its rim is light and the line around it dark, so that one of them is visible on any track. */
const thumb = css`
  box-sizing: border-box;
  width: var(--_thumb);
  height: var(--_thumb);
  border: 1px solid rgb(27 18 48 / 0.75);
  border-radius: 50%;
  background: radial-gradient(
    circle at 34% 24%,
    #ffffff 6%,
    rgb(255 255 255 / 0.5) 24%,
    rgb(255 255 255 / 0.12) 60%
  );
  box-shadow:
    inset 0 0 0 2px #ffffff,
    inset 0 -0.25rem 0.5rem rgb(255 255 255 / 0.8),
    inset 0 0 0.375rem 2px rgb(27 18 48 / 0.3),
    0 0.25rem 0.75rem -0.125rem rgb(20 8 60 / 0.6);
  cursor: grab;
`

const Root = styled.input`
  ${flatGlass.thin}
  ${contrastingForeground}
  ${sized}
  --_thumb: calc(2rem + var(--_size));
  /* Dark around a line of light, as the thumb is: one of the two is visible on any backdrop. */
  --_border: var(--glass-border, var(--_shade));
  /* Clearer than the levels of the glass, because no text is on it. */
  --_opacity: var(--glass-thin-tint-opacity, var(--glass-tint-opacity, 0.32));
  /* Where the page is dark, so is the empty part of the track. */
  --_smoke: rgb(from var(--_scheme) 10 5 32 / clamp(0, r, 0.5));

  appearance: none;
  display: block;
  width: 100%;
  max-width: 24rem;
  height: calc(var(--_thumb) - 0.5rem);
  margin: 0.25rem 0;
  font: inherit;
  border-radius: 999px;
  background-image:
    linear-gradient(var(--_fallback), color-mix(in srgb, var(--_tint) 80%, transparent)),
    linear-gradient(var(--_smoke), var(--_smoke));
  background-repeat: no-repeat;
  /* The track is filled up to the middle of the thumb. */
  background-size:
    calc(var(--_thumb) / 2 + (100% - var(--_thumb)) * var(--slider-ratio)) 100%,
    auto;
  /* The line of light is wider below. */
  box-shadow:
    inset 0 calc(var(--_rim) * -0.5px) 0 calc(1px + var(--_rim) * 0.5px) var(--_highlight),
    inset 0 2px 5px var(--_shade),
    var(--_shadow);
  touch-action: pan-y;

  &:dir(rtl) {
    background-position: right;
  }

  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }

  &::-moz-range-thumb {
    ${thumb}
  }

  &:active::-webkit-slider-thumb {
    cursor: grabbing;
  }

  &:focus-visible {
    ${focusRing}
  }

  @media (pointer: coarse) {
    --_thumb: max(2rem, 2rem + var(--_size));
  }

  &:disabled {
    filter: grayscale(0.8);
  }

  &:disabled::-webkit-slider-thumb {
    cursor: not-allowed;
  }

  @media (prefers-reduced-transparency: reduce), (prefers-contrast: more), (forced-colors: active) {
    background-color: color-mix(in srgb, var(--_fallback) 40%, #1b1230);
    background-image: linear-gradient(var(--_fallback), var(--_fallback));
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`
