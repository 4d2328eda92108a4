import { css } from '@emotion/react'
import emotion from '@emotion/styled'
import type { CSSProperties } from 'react'
import { levels } from './levels'

/*
 * The glass of all components. These custom properties are optional. Set on any element, they change all glass inside
 * it – a whole page, a section or one component:
 *
 *   --glass-tint             the color of the glass
 *   --glass-tint-opacity     the opacity of the tint, 0 to 1; --glass-thin-tint-opacity sets only one level
 *   --glass-blur             the radius of the blur with its unit, also as 0px; --glass-thin-blur sets only one level
 *   --glass-saturation       the saturation of the colors behind the glass; 1 leaves them unchanged
 *   --glass-foreground       the color of text and icons
 *   --glass-border           the color of the line around the glass
 *   --glass-highlight        the color of the light on its edges
 *   --glass-rim              how much of its edges is lit, 0 to 1; with 0, only the upper one has a line of light
 *   --glass-shadow           the shadows below, as in `box-shadow`
 *   --glass-depth            how far it is above what is behind it, 0 to 1; with 0, it has one soft shadow
 *   --glass-radius           the radius of the corners
 *   --glass-fallback         the color without blur or transparency; by default the tint
 *   --glass-focus            the color of the focus ring
 *   --glass-economy          1 makes it cheap to paint: thin glass does not blur, and all other half as far; 0 does not.
 *                            No other number, and no calc()
 *   --glass-size             how much higher controls are than medium: -0.5rem is small, 0.5rem large
 *
 * Without them, the glass is light or dark, depending on `color-scheme`, and cheap where the visitor asks for less data. A
 * component may set its own defaults, --_own-tint and --_own-foreground. The properties above override them.
 */

type Interpolations = Parameters<typeof css>

/**
 * Puts rules in the cascade layer `components.vitrine`, so that any class of the app and any Tailwind utility overrides
 * them. Tailwind 3 keeps `@layer components` itself for its own sheet, and refuses it in any other.
 * Unlayered rules, such as a reset, would override them too: `:not(x x x)` gives `revert-layer` a higher specificity
 * than selectors of elements and `*`, and a lower one than any class.
 */
const inLayer = (...rules: Interpolations) => css`
  @layer theme, base, components, utilities;

  @layer components.vitrine {
    box-sizing: border-box;
    ${css(...rules)}
  }

  *:where(&):not(x x x) {
    all: revert-layer;
  }

  *:where(&):not(x x x)::before {
    all: revert-layer;
  }
`

/** Emotion's `styled`, with all rules in the cascade layer `components.vitrine`. */
export const styled = new Proxy(emotion, {
  apply: (styledBy, self, parameters) => withLayer(Reflect.apply(styledBy, self, parameters)),
  get: (styledBy, tag) => withLayer(Reflect.get(styledBy, tag)),
})

function withLayer(create: unknown): unknown {
  // Emotion's function for a tag or a component takes styles, and returns a component.
  return (...rules: Interpolations) => (create as (rules: object) => unknown)(inLayer(...rules))
}

/** Inline styles of an element, with the properties of the glass: `{ '--glass-tint': '#fefcd0' }`. */
export type GlassStyle = CSSProperties & Readonly<Record<`--${string}`, string | number | undefined>>

/**
 * `--_scheme` is black where the page is light, and white where it is dark: `clamp(160, r, 255)` is 160 in light and 255 in
 * dark. Build tools rewrite `light-dark()` into what does not follow every `color-scheme`; this they leave as it is.
 */
export const schemeColors = css`
  --_scheme: lch(from CanvasText calc((l - 50) * infinity) 0 0);
  --_scheme-tint: rgb(from var(--_scheme) max(10, 255 - r) max(5, 255 - g) max(32, 255 - b));
  --_scheme-foreground: rgb(from var(--_scheme) max(27, r) max(18, g) max(48, b));
`

/** The private properties that components use: the public ones, or their defaults. */
const values = css`
  ${schemeColors}
  --_own-tint: initial;
  --_own-foreground: initial;
  --_tint: var(--glass-tint, var(--_own-tint, var(--_scheme-tint)));
  --_foreground: var(--glass-foreground, var(--_own-foreground, var(--_scheme-foreground)));
  --_border: var(--glass-border, rgb(from var(--_scheme) 255 255 255 / clamp(0.14, 1 - r, 0.4)));
  --_highlight: var(--glass-highlight, rgb(from var(--_scheme) 255 255 255 / clamp(0.5, 1 - r, 0.95)));
  --_rim: var(--glass-rim, 1);
  --_depth: var(--glass-depth, 1);
  --_shade: rgb(
    from var(--_scheme) clamp(4, 255 - r, 21) clamp(0, 255 - g, 11) clamp(18, 255 - b, 46) /
      clamp(0.6, r, 0.8)
  );
  --_shadow: var(
    --glass-shadow,
    0 1px 3px rgb(from var(--_shade) r g b / calc(var(--_depth) * 0.3)),
    0 0.375rem 1rem -0.25rem rgb(from var(--_shade) r g b / calc(var(--_depth) * 0.35)),
    0 1.125rem 2.5rem -1.125rem var(--_shade)
  );
  --_saturation: var(--glass-saturation, 1.8);
  --_fallback: var(--glass-fallback, rgb(from var(--_tint) r g b / 1));
  --_economy: var(--glass-economy, 0);
  --_hover: color-mix(in srgb, var(--_foreground) 10%, transparent);
  --_line: color-mix(in srgb, var(--_foreground) 24%, transparent);
  --_boundary: color-mix(in srgb, var(--_foreground) 76%, transparent);
  color: var(--_foreground);
  /* A word that is longer than its line goes on in the next one. */
  overflow-wrap: anywhere;

  @media (prefers-reduced-data: reduce) {
    --_economy: var(--glass-economy, 1);
  }
`

/**
 * The rules of the glass, for an element or for a layer behind its content. An angle of 0 turns no color; one of 1 has no
 * unit, so there is no filter at all, and no layer for it. The tint is denser then: what is behind it has sharp edges.
 */
const paint = css`
  border: 1px solid var(--_border);
  background: color-mix(
    in srgb,
    var(--_tint) calc(min(1, var(--_opacity) + var(--_bare) * 0.2) * 100%),
    transparent
  );
  /* Light falls from above left, and leaves below right. */
  box-shadow:
    inset calc(var(--_rim) * 1px) 1px calc(var(--_rim) * 1px) var(--_highlight),
    inset calc(var(--_rim) * -1px) calc(var(--_rim) * -1px) calc(var(--_rim) * 1px)
      rgb(from var(--_highlight) r g b / calc(alpha * 0.6)),
    inset 0 0 calc(var(--_rim) * 0.5rem) rgb(from var(--_highlight) r g b / calc(alpha * 0.25)),
    var(--_shadow);
  -webkit-backdrop-filter: blur(calc(var(--_blur) / (1 + var(--_economy)))) saturate(var(--_saturation))
    hue-rotate(var(--_bare));
  backdrop-filter: blur(calc(var(--_blur) / (1 + var(--_economy)))) saturate(var(--_saturation))
    hue-rotate(var(--_bare));

  @supports not ((backdrop-filter: blur(1px)) or (-webkit-backdrop-filter: blur(1px))) {
    background-color: var(--_fallback);
  }

  @media (prefers-reduced-transparency: reduce), (prefers-contrast: more), (forced-colors: active) {
    background-color: var(--_fallback);
    -webkit-backdrop-filter: none;
    backdrop-filter: none;
  }

  @media (prefers-contrast: more) {
    border-color: var(--_foreground);
  }
`

const thin = css`
  --_opacity: var(--glass-thin-tint-opacity, var(--glass-tint-opacity, ${levels.thin.opacity}));
  --_blur: var(--glass-thin-blur, var(--glass-blur, ${levels.thin.blur}px));
  --_bare: var(--_economy);
`

const regular = css`
  --_opacity: var(--glass-regular-tint-opacity, var(--glass-tint-opacity, ${levels.regular.opacity}));
  --_blur: var(--glass-regular-blur, var(--glass-blur, ${levels.regular.blur}px));
  --_bare: 0;
`

const thick = css`
  --_opacity: var(--glass-thick-tint-opacity, var(--glass-tint-opacity, ${levels.thick.opacity}));
  --_blur: var(--glass-thick-blur, var(--glass-blur, ${levels.thick.blur}px));
  --_bare: 0;
`

const solid = css`
  --_opacity: ${levels.solid.opacity};
  --_blur: ${levels.solid.blur}px;
  --_bare: var(--_economy);
`

/**
 * Glass on a layer behind the content. A backdrop filter on the element itself would keep the glass inside it from
 * blurring the page. The element needs a `position` other than `static`.
 */
const layered = css`
  isolation: isolate;
  border-radius: var(--glass-radius, 1.25rem);

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-radius: inherit;
    ${paint}
  }
`

/** Glass for elements with content, by level. The element needs a `position` other than `static`. */
export const glass = {
  thin: css`
    ${values}
    ${thin}
    ${layered}
  `,
  regular: css`
    ${values}
    ${regular}
    ${layered}
  `,
  thick: css`
    ${values}
    ${thick}
    ${layered}
  `,
  solid: css`
    ${values}
    ${solid}
    ${layered}
  `,
}

/** Glass for elements without pseudo-elements, such as `<input>`, `<textarea>` and `<progress>`, by level. */
export const flatGlass = {
  thin: css`
    ${values}
    ${thin}
    ${paint}
  `,
  regular: css`
    ${values}
    ${regular}
    ${paint}
  `,
  thick: css`
    ${values}
    ${thick}
    ${paint}
  `,
  solid: css`
    ${values}
    ${solid}
    ${paint}
  `,
}

/** Thick glass for what the browser makes of an element of glass, such as its `::picker()`: it inherits all values. */
export const thickPart = css`
  ${thick}
  ${paint}
  color: inherit;
`

/** Black text on a light tint and white text on a dark one. At a lightness of 49.44, both have the same contrast. */
export const contrastingForeground = css`
  --_own-foreground: lch(from var(--_tint) calc((49.44 - l) * infinity) 0 0 / 1);
`

/** The hover style of `glass`. A background of the element itself would be behind the glass. */
export const hovered = css`
  &::before {
    background-image: linear-gradient(var(--_hover), var(--_hover));
  }
`

/** Glass while it is pressed: it is thinner, more of its edges is lit, and it gives way a little. */
export const pressed = css`
  --_depth: calc(var(--glass-depth, 1) * 0.4);
  transform: scale(0.98);

  &::before {
    --_rim: calc(var(--glass-rim, 1) * 2);
  }

  @media (prefers-reduced-motion: reduce) {
    transform: none;
  }
`

/**
 * `--_size`: how much higher a control is than a medium one, by its own `data-size` or by what is around it. It adds all of
 * it to its height and its sides, and a quarter to its text and its gap.
 */
export const sized = css`
  --_size: var(--glass-size, 0rem);

  &[data-size='sm'] {
    --_size: -0.5rem;
  }

  &[data-size='md'] {
    --_size: 0rem;
  }

  &[data-size='lg'] {
    --_size: 0.5rem;
  }
`

/** Glass that is hollow, for what is written into: its upper edge throws a shadow inside, and its lower one has the light. */
export const hollow = css`
  box-shadow:
    inset 0 2px 5px rgb(from var(--_shade) r g b / calc(var(--_depth) * 0.4)),
    inset 0 0 0 1px rgb(from var(--_highlight) r g b / calc(alpha * var(--_rim) * 0.3)),
    inset 0 -1px 1px var(--_highlight),
    var(--_shadow);
`

/** A field in the glass: hollow, denser, and with an edge that can be seen on any backdrop (WCAG 2.2, 1.4.11). */
export const well = css`
  --_shadow: 0 1px 0 rgb(from var(--_highlight) r g b / calc(alpha * 0.4));
  border: 1px solid color-mix(in srgb, var(--_foreground) 64%, transparent);
  border-radius: 0.625rem;
  background: color-mix(in srgb, var(--_tint) 40%, transparent);
  ${hollow}
`

/** The brightest glass, for the selected item of a list: its text and its edge can be seen on any glass. */
export const raised = css`
  background: linear-gradient(rgb(255 255 255 / 0.7), rgb(255 255 255 / 0)) rgb(255 255 255 / 0.78);
  color: #1b1230;
  box-shadow:
    0 0 0 1px rgb(27 18 48 / 0.5),
    inset 1px 1px 1px #ffffff,
    inset -1px -1px 1px rgb(255 255 255 / 0.6),
    0 0.25rem 0.75rem -0.25rem rgb(from var(--_shade) r g b / 0.5);

  @media (prefers-reduced-transparency: reduce), (prefers-contrast: more) {
    background: #ffffff;
  }
`

/**
 * The colors of the glass, swapped: for the most prominent element on it, such as a primary button or a selected item.
 */
export const filled = css`
  background: var(--_foreground);
  color: var(--_fallback);
`

/**
 * A focus ring around an element. Of its light and its dark line, one is visible on any backdrop (WCAG 2.2, 2.4.13).
 */
export const focusRing = css`
  outline: 3px solid var(--glass-focus, #ffffff);
  outline-offset: 2px;
  box-shadow: 0 0 0 8px rgb(20 6 60 / 0.9);
`

/** A focus ring inside an element that has no space around it. */
export const insetFocusRing = css`
  outline: 3px solid var(--glass-focus, var(--_foreground));
  outline-offset: -3px;
  box-shadow: inset 0 0 0 5px var(--_fallback);
`
