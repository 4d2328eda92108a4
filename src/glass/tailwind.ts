import type { Glass } from './glass-values'
import { printCss } from './css'

/** Theme variables and utilities. As in the components, the glass is on a layer behind the content. */
const utilities = `/* bg-glass, text-glass-foreground, rounded-glass, backdrop-blur-glass-thin … */
@theme inline {
  --color-glass: var(--glass-tint);
  --color-glass-foreground: var(--glass-foreground);
  --color-glass-border: var(--glass-border);
  --color-glass-highlight: var(--glass-highlight);
  --color-glass-focus: var(--glass-focus, #ffffff);
  --radius-glass: var(--glass-radius);
  --shadow-glass: var(--glass-shadow);
  --blur-glass-thin: var(--glass-thin-blur);
  --blur-glass-regular: var(--glass-regular-blur);
  --blur-glass-thick: var(--glass-thick-blur);
  --tint-opacity-glass-thin: var(--glass-thin-tint-opacity);
  --tint-opacity-glass-regular: var(--glass-regular-tint-opacity);
  --tint-opacity-glass-thick: var(--glass-thick-tint-opacity);
  --bare-glass-thin: var(--glass-economy, 0);
  --bare-glass-regular: 0;
  --bare-glass-thick: 0;
}

/* For visitors who ask for less data, unless --glass-economy is 0. */
@media (prefers-reduced-data: reduce) {
  :where(:root) {
    --glass-economy: 1;
  }
}

/*
 * glass-thin, glass-regular and glass-thick make an element of this glass. An
 * <input> or <img>, which has no ::before, needs a wrapper. With --glass-economy: 1,
 * hue-rotate(1), which is no angle, leaves thin glass without a filter.
 */
@utility glass-* {
  isolation: isolate;
  border-radius: var(--glass-radius);
  color: var(--glass-foreground);

  /* Any other position wins. */
  :where(&) {
    position: relative;
  }

  /* On a layer behind the content, so that glass inside it still blurs the page. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border: 1px solid var(--glass-border);
    border-radius: inherit;
    background-color: color-mix(
      in srgb,
      var(--glass-tint) calc(min(1, --value(--tint-opacity-glass-*) + --value(--bare-glass-*) * 0.2) * 100%),
      transparent
    );
    box-shadow:
      inset calc(var(--glass-rim) * 1px) 1px calc(var(--glass-rim) * 1px) var(--glass-highlight),
      inset calc(var(--glass-rim) * -1px) calc(var(--glass-rim) * -1px) calc(var(--glass-rim) * 1px)
        rgb(from var(--glass-highlight) r g b / calc(alpha * 0.6)),
      inset 0 0 calc(var(--glass-rim) * 0.5rem) rgb(from var(--glass-highlight) r g b / calc(alpha * 0.25)),
      var(--glass-shadow);
    -webkit-backdrop-filter: blur(calc(--value(--blur-glass-*) / (1 + var(--glass-economy, 0))))
      saturate(var(--glass-saturation)) hue-rotate(--value(--bare-glass-*));
    backdrop-filter: blur(calc(--value(--blur-glass-*) / (1 + var(--glass-economy, 0))))
      saturate(var(--glass-saturation)) hue-rotate(--value(--bare-glass-*));

    @supports not ((backdrop-filter: blur(1px)) or (-webkit-backdrop-filter: blur(1px))) {
      background-color: var(--glass-tint);
    }

    @media (prefers-reduced-transparency: reduce), (prefers-contrast: more), (forced-colors: active) {
      background-color: var(--glass-tint);
      -webkit-backdrop-filter: none;
      backdrop-filter: none;
    }

    @media (prefers-contrast: more) {
      border-color: var(--glass-foreground);
    }
  }
}
`

/** A glass for Tailwind 4: the properties of the components, theme variables, and a utility for each level. */
export const printTailwind = (glass: Glass): string => `${printCss(glass)}\n${utilities}`
