/** The values of the generator: lengths in px, colors in any CSS notation. */
export interface GlassValues {
  /** The opacity of the tint with its border and shadow, from 0 to 1. It fades neither the blur nor the content on the glass. */
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

/**
 * The declarations of the panel, and of two layers behind its content. A blur on a layer with an opacity would show what is
 * behind it twice: blurred, and sharp.
 */
export interface Surface {
  readonly panel: Declarations
  /** What blurs. */
  readonly frost: Declarations
  /** What has a color. */
  readonly tint: Declarations
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
const filtered = (filter: string): Declarations => ({
  '-webkit-backdrop-filter': filter,
  'backdrop-filter': filter,
})

/** Fills the panel, behind its content. */
const layer: Declarations = {
  content: "''",
  position: 'absolute',
  inset: '0',
  'z-index': '-1',
  'border-radius': 'inherit',
}

/** A blur mixes colors, which makes them paler: this gives them their strength back. */
const saturation = 1.8

/** The source of the preview and of both code tabs. */
export function glassStyle(values: GlassValues): GlassStyle {
  const { backgroundColor, shadowColor, solidColor, solidTextColor } = values
  const shadow = [values.shadowOffsetX, values.shadowOffsetY, values.shadowBlur].map(px).join(' ')
  const solid: Surface = {
    panel: { color: solidTextColor },
    frost: {},
    tint: { 'background-color': solidColor, opacity: '1' },
  }
  const frost = filtered('none')
  return {
    panel: { position: 'relative', isolation: 'isolate', 'border-radius': px(values.borderRadius) },
    frost: { ...layer, ...filtered(`blur(${px(values.blur)}) saturate(${saturation})`) },
    tint: {
      ...layer,
      border: '1px solid',
      'border-color': backgroundColor,
      'background-color': backgroundColor,
      'box-shadow': `${shadow} ${shadowColor}`,
      opacity: String(values.opacity),
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
        ...solid,
        frost,
      },
      {
        why: 'More contrast: a solid tint with a border in the text color.',
        atRule: '@media (prefers-contrast: more)',
        variant: 'contrast-more',
        panel: solid.panel,
        frost,
        tint: { ...solid.tint, 'border-color': 'currentcolor' },
      },
      {
        why: 'Forced colors: the palette that the visitor chose.',
        atRule: '@media (forced-colors: active)',
        variant: 'forced-colors',
        panel: { color: 'CanvasText' },
        frost,
        tint: { 'background-color': 'Canvas', 'border-color': 'CanvasText', opacity: '1' },
      },
    ],
  }
}
