import styled from '@emotion/styled'
import type { ComponentProps } from 'react'

export interface ProgressBarProps extends Omit<ComponentProps<'progress'>, 'value' | 'max' | 'children'> {
  /** The height of the bar: `sm` is 8 px, `md` 16 px, `lg` 24 px. */
  size?: 'sm' | 'md' | 'lg'
  /** The color of the filled part: any CSS color. */
  color?: string
  /** The progress in percent, from 0 to 100. */
  progress?: number
  /** The look of the glass tube. */
  theme?: 'pink' | 'brown' | 'white' | 'black' | 'pop'
}

const heights = { sm: 8, md: 16, lg: 24 }

/** A progress bar in a glass tube. All other props are passed to the native `<progress>`. */
export function ProgressBar({
  size = 'md',
  color = 'pink',
  progress = 0,
  theme = 'pink',
  style,
  'aria-label': label = 'Progress',
  ...rest
}: ProgressBarProps) {
  return (
    <Root
      {...rest}
      aria-label={label}
      data-theme={theme}
      max={100}
      value={Math.min(100, Math.max(0, progress))}
      style={{ color, height: heights[size], ...style }}
    />
  )
}

/* The filled part inherits the bar's color, because an inline style cannot reach the browser's inner elements. */
const fill = `
  border-radius: 999px;
  background-color: currentColor;
  background-image: var(--fill);
  box-shadow: inset 0 0 0 1px rgb(0 0 0 / 0.3);
`

const Root = styled.progress`
  --fill: linear-gradient(rgb(255 255 255 / 0.5), rgb(255 255 255 / 0) 60%);

  appearance: none;
  display: block;
  box-sizing: border-box;
  width: 100%;
  border: 0;
  border-radius: 999px;
  -webkit-backdrop-filter: blur(10px);
  backdrop-filter: blur(10px);

  &::-webkit-progress-bar {
    border-radius: 999px;
    background: transparent;
    overflow: hidden;
  }

  &::-webkit-progress-value {
    ${fill}
  }

  &::-moz-progress-bar {
    ${fill}
  }

  &[data-theme='pink'] {
    background: rgb(116 16 68 / 0.58);
    box-shadow:
      inset 0 1px 4px rgb(60 0 30 / 0.6),
      0 0 0 1px rgb(255 192 203 / 0.8);
  }

  &[data-theme='brown'] {
    background: rgb(70 38 14 / 0.66);
    box-shadow:
      inset 0 1px 4px rgb(30 14 2 / 0.7),
      0 0 0 1px #d2b48c;
  }

  &[data-theme='white'] {
    background: rgb(255 255 255 / 0.6);
    box-shadow:
      inset 0 1px 4px rgb(40 20 80 / 0.35),
      0 0 0 1px #ffffff;
  }

  &[data-theme='black'] {
    background: rgb(8 6 16 / 0.7);
    box-shadow:
      inset 0 1px 4px #000000,
      0 0 0 1px rgb(255 255 255 / 0.35);
  }

  &[data-theme='pop'] {
    --fill: repeating-linear-gradient(-45deg, rgb(255 255 255 / 0.35) 0 8px, rgb(255 255 255 / 0) 8px 16px);

    background: rgb(255 255 255 / 0.8);
    box-shadow:
      0 0 0 2px #111111,
      4px 5px 0 2px #111111;
  }

  @media (prefers-reduced-transparency: reduce), (prefers-contrast: more), (forced-colors: active) {
    -webkit-backdrop-filter: none;
    backdrop-filter: none;

    &[data-theme='pink'] {
      background: #741044;
    }

    &[data-theme='brown'] {
      background: #46260e;
    }

    &[data-theme='black'] {
      background: #080610;
    }

    &:is([data-theme='white'], [data-theme='pop']) {
      background: #ffffff;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    &::-webkit-progress-value {
      background: Highlight;
      forced-color-adjust: none;
    }

    &::-moz-progress-bar {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`
