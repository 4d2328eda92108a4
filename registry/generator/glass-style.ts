/** The values of the generator: lengths in px, colors in any CSS notation. */
export interface GlassValues {
  /** The opacity of the glass layer, from 0 to 1. It does not fade the content on the glass. */
  opacity: number
  /** The radius of the blur behind the glass. */
  blur: number
  /** The tint of the glass, with its own alpha. */
  backgroundColor: string
  borderRadius: number
  shadowBlur: number
  shadowOffsetX: number
  shadowOffsetY: number
  shadowColor: string
  /** The tint without its alpha, for browsers without blur and for visitors who ask for less transparency. */
  solidColor: string
  /** A text color that is readable on `solidColor`. */
  solidTextColor: string
}

/** CSS declarations by property, in the order of the code. */
export type Declarations = Readonly<Record<string, string>>

/** The declarations of the panel, and of the layer of glass behind its content. */
export interface Surface {
  readonly panel: Declarations
  readonly layer: Declarations
}

/** Declarations that replace parts of the glass under a condition, given as a CSS at-rule and as a Tailwind variant. */
export interface Fallback extends Surface {
  readonly why: string
  readonly atRule: string
  readonly variant: string
}

/** A pane of glass as data. Both code tabs are printed from it. */
export interface GlassStyle extends Surface {
  readonly fallbacks: readonly Fallback[]
}

const px = (length: number) => `${length}px`
const noBlur: Declarations = { '-webkit-backdrop-filter': 'none', 'backdrop-filter': 'none' }

/** The source of the preview and of both code tabs. */
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
        why: 'Reduced transparency: a solid tint instead of glass.',
        atRule: '@media (prefers-reduced-transparency: reduce)',
        variant: '[@media(prefers-reduced-transparency:reduce)]',
        panel: solid.panel,
        layer: { ...solid.layer, ...noBlur },
      },
      {
        why: 'More contrast: a solid tint with a border in the text color.',
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
