import { css } from '@emotion/react'
import emotion from '@emotion/styled'
import type { CSSProperties } from 'react'
import { levels, schemes } from './levels'

/*
 * The glass that all components are cut from. A component alone looks right. These custom properties, set on any
 * ancestor, change all glass inside it – a whole page, a section or one element:
 *
 *   --glass-tint             the color of the glass
 *   --glass-tint-opacity     how much the tint covers, 0 to 1; --glass-thin-tint-opacity sets one level alone
 *   --glass-blur             the radius of the blur; --glass-thin-blur sets one level alone
 *   --glass-saturation       how much the colors behind the glass are strengthened; 1 leaves them as they are
 *   --glass-foreground       the color of text and icons
 *   --glass-border           the color of the rim
 *   --glass-highlight        the color of the light along the upper edge
 *   --glass-shadow           the shadow below, as in `box-shadow`
 *   --glass-radius           the radius of the corners
 *   --glass-fallback         the color where there is no blur or a visitor wants no transparency; by default the tint
 *   --glass-focus            the color of the focus ring
 *
 * Without them, the glass is white or dark, as `color-scheme` says. A component has its own defaults where its design
 * asks for them: --_own-tint and --_own-foreground, which any of the properties above still replace.
 */

type Interpolations = Parameters<typeof css>

/**
 * A look in the cascade layer `components`, so that any class of the app and any utility of Tailwind wins over it. Rules
 * without a layer, such as a reset, would win too: the guard is stronger than rules for elements and for `*`, weaker than
 * any class, and hands the element back to the layers.
 */
const inLayer = (...look: Interpolations) => css`
  @layer theme, base, components, utilities;

  @layer components {
    box-sizing: border-box;
    ${css(...look)}
  }

  *:where(&):not(x x x) {
    all: revert-layer;
  }

  *:where(&):not(x x x)::before {
    all: revert-layer;
  }
`

/** Emotion's `styled`, for components: what it makes looks the same in every app, and can be changed by any class. */
export const styled = new Proxy(emotion, {
  apply: (styledBy, self, parameters) => withLayer(Reflect.apply(styledBy, self, parameters)),
  get: (styledBy, tag) => withLayer(Reflect.get(styledBy, tag)),
})

function withLayer(create: unknown): unknown {
  // Emotion's own function for a tag or a component: it takes styles, and returns a component.
  return (...look: Interpolations) => (create as (look: object) => unknown)(inLayer(...look))
}

/** Inline styles of an element, with the properties of the glass: `{ '--glass-tint': '#fefcd0' }`. */
export type GlassStyle = CSSProperties & Readonly<Record<`--${string}`, string | number | undefined>>

/** What each property is, with its default, and what components make of them: the names with an underscore. */
const values = css`
  --_own-tint: initial;
  --_own-foreground: initial;
  --_tint: var(--glass-tint, var(--_own-tint, light-dark(${schemes.light.tint}, ${schemes.dark.tint})));
  --_foreground: var(
    --glass-foreground,
    var(--_own-foreground, light-dark(${schemes.light.foreground}, ${schemes.dark.foreground}))
  );
  --_border: var(--glass-border, light-dark(rgb(255 255 255 / 0.65), rgb(255 255 255 / 0.26)));
  --_highlight: var(--glass-highlight, light-dark(rgb(255 255 255 / 0.8), rgb(255 255 255 / 0.3)));
  --_shadow: var(
    --glass-shadow,
    0 1.125rem 2.5rem -1.125rem light-dark(rgb(21 11 46 / 0.6), rgb(4 0 18 / 0.8))
  );
  --_saturation: var(--glass-saturation, 1.6);
  --_fallback: var(--glass-fallback, rgb(from var(--_tint) r g b / 1));
  --_hover: color-mix(in srgb, var(--_foreground) 10%, transparent);
  --_line: color-mix(in srgb, var(--_foreground) 24%, transparent);
  --_boundary: color-mix(in srgb, var(--_foreground) 66%, transparent);
  color: var(--_foreground);
`

/** The glass itself, on the element or on a layer behind its content. */
const paint = css`
  border: 1px solid var(--_border);
  background: color-mix(in srgb, var(--_tint) calc(var(--_opacity) * 100%), transparent);
  box-shadow:
    inset 0 1px 0 var(--_highlight),
    var(--_shadow);
  -webkit-backdrop-filter: blur(var(--_blur)) saturate(var(--_saturation));
  backdrop-filter: blur(var(--_blur)) saturate(var(--_saturation));

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
`

const regular = css`
  --_opacity: var(--glass-regular-tint-opacity, var(--glass-tint-opacity, ${levels.regular.opacity}));
  --_blur: var(--glass-regular-blur, var(--glass-blur, ${levels.regular.blur}px));
`

const thick = css`
  --_opacity: var(--glass-thick-tint-opacity, var(--glass-tint-opacity, ${levels.thick.opacity}));
  --_blur: var(--glass-thick-blur, var(--glass-blur, ${levels.thick.blur}px));
`

const solid = css`
  --_opacity: ${levels.solid.opacity};
  --_blur: ${levels.solid.blur}px;
`

/**
 * Glass on a layer behind the content, so that glass inside it still blurs the page: a backdrop filter on the element
 * itself would be all that its children can see. The element needs a `position` other than `static`.
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

/** Glass for elements with content, one style for each level. The element needs a `position` other than `static`. */
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

/** Glass for elements that have no layers, such as `<input>`, `<textarea>` and `<progress>`. */
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

/** Black text on a light tint and white text on a dark one. At a lightness of 49.44, both have the same contrast. */
export const contrastingForeground = css`
  --_own-foreground: lch(from var(--_tint) calc((49.44 - l) * infinity) 0 0 / 1);
`

/** Glass with layers under the pointer. A background of the element itself would lie behind the glass. */
export const hovered = css`
  &::before {
    background-image: linear-gradient(var(--_hover), var(--_hover));
  }
`

/** The strongest thing on the glass, such as a primary button or the chosen item: its colors are those of the glass, swapped. */
export const filled = css`
  background: var(--_foreground);
  color: var(--_fallback);
`

/** A focus ring around an element. Its light and its dark line together are visible on any backdrop (WCAG 2.2, 2.4.13). */
export const focusRing = css`
  outline: 3px solid var(--glass-focus, #ffffff);
  outline-offset: 2px;
  box-shadow: 0 0 0 8px rgb(20 6 60 / 0.9);
`

/** A focus ring inside an element that fills its place on the glass. */
export const insetFocusRing = css`
  outline: 3px solid var(--glass-focus, var(--_foreground));
  outline-offset: -3px;
  box-shadow: inset 0 0 0 5px var(--_fallback);
`
