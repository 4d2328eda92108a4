/** What the knobs of the generator hold: lengths in px, colors in every notation of CSS. */
export interface GlassValues {
  /** How much of the glass shows, 0 to 1. It fades the layer of glass alone, never what stands on it. */
  opacity: number
  /** The radius of the blur behind the glass. */
  blur: number
  /** The tint of the glass; its own alpha is kept. */
  backgroundColor: string
  borderRadius: number
  shadowBlur: number
  shadowOffsetX: number
  shadowOffsetY: number
  shadowColor: string
  /** The tint without its alpha, for visitors who get no blur or ask for none. */
  solidColor: string
  /** A text color that is readable on `solidColor`. */
  solidTextColor: string
}

/** CSS declarations by property, in the order in which they are printed. */
export type Declarations = Readonly<Record<string, string>>

/** The declarations of the panel, and of the layer of glass behind its content. */
export interface Surface {
  readonly panel: Declarations
  readonly layer: Declarations
}

/** What replaces parts of the glass under a condition, as a CSS at-rule and as a Tailwind variant. */
export interface Fallback extends Surface {
  readonly why: string
  readonly atRule: string
  readonly variant: string
}

/** A pane of glass, as data: both printers write exactly this. */
export interface GlassStyle extends Surface {
  readonly fallbacks: readonly Fallback[]
}

const px = (length: number) => `${length}px`
const noBlur: Declarations = { '-webkit-backdrop-filter': 'none', 'backdrop-filter': 'none' }

/** The one source of the preview and of both tabs of code. */
export function glassStyle(values: GlassValues): GlassStyle {
  const { backgroundColor, shadowColor, solidColor, solidTextColor } = values
  const blur = `blur(${px(values.blur)})`
  const shadow = [values.shadowOffsetX, values.shadowOffsetY, values.shadowBlur].map(px).join(' ')
  const solid: Surface = {
    panel: { color: solidTextColor },
    layer: { 'background-color': solidColor, opacity: '1' },
  }
  return {
    panel: { position: 'relative', isolation: 'isolate', 'border-radius': px(values.borderRadius) },
    layer: {
      content: "''",
      position: 'absolute',
      inset: '0',
      'z-index': '-1',
      border: '1px solid',
      'border-color': backgroundColor,
      'border-radius': 'inherit',
      'background-color': backgroundColor,
      'box-shadow': `${shadow} ${shadowColor}`,
      opacity: String(values.opacity),
      '-webkit-backdrop-filter': blur,
      'backdrop-filter': blur,
    },
    fallbacks: [
      {
        why: 'Without blur, a solid tint keeps the text readable.',
        atRule: [
          '@supports not (',
          '  (-webkit-backdrop-filter: blur(1px)) or',
          '    (backdrop-filter: blur(1px))',
          ')',
        ].join('\n'),
        variant: 'not-supports-[-webkit-backdrop-filter]:not-supports-[backdrop-filter]',
        ...solid,
      },
      {
        why: 'Asked for less transparency: no glass, the same tint.',
        atRule: '@media (prefers-reduced-transparency: reduce)',
        variant: '[@media(prefers-reduced-transparency:reduce)]',
        panel: solid.panel,
        layer: { ...solid.layer, ...noBlur },
      },
      {
        why: 'Asked for more contrast: a solid tint and a strong edge.',
        atRule: '@media (prefers-contrast: more)',
        variant: 'contrast-more',
        panel: solid.panel,
        layer: { ...solid.layer, 'border-color': 'currentcolor', ...noBlur },
      },
      {
        why: 'Forced colors: the palette that the visitor chose.',
        atRule: '@media (forced-colors: active)',
        variant: 'forced-colors',
        panel: { color: 'CanvasText' },
        layer: { 'background-color': 'Canvas', 'border-color': 'CanvasText', opacity: '1', ...noBlur },
      },
    ],
  }
}
