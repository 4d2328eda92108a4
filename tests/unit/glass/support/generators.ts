import type { Glass } from '../../../../src/glass/glass-values'
import { both, dark, light } from './looks'

/** CSS in the format of a tool: its order of properties, its comments, prefixes and notations. */
interface GeneratorCase {
  readonly name: string
  readonly css: string
  readonly glass: Partial<Glass>
  /** What is left out, each as `text – why`. */
  readonly ignored: readonly string[]
}

const noValue = 'It is not a value of the glass.'

export const generators: readonly GeneratorCase[] = [
  {
    name: 'css.glass: declarations under a comment',
    css: `/* From https://css.glass */
background: rgba(255, 255, 255, 0.2);
border-radius: 16px;
box-shadow: 0 4px 30px rgba(0, 0, 0, 0.1);
backdrop-filter: blur(5px);
-webkit-backdrop-filter: blur(5px);
border: 1px solid rgba(255, 255, 255, 0.3);`,
    glass: both({
      tint: '#ffffff',
      opacity: 0.2,
      border: 0.3,
      highlight: 0,
      rim: 0,
      depth: 0,
      blur: 5,
      saturation: 1,
      radius: 16,
      shadowX: 0,
      shadowY: 4,
      shadowBlur: 30,
      shadowSpread: 0,
      shadow: 'rgba(0, 0, 0, 0.1)',
    }),
    ignored: [],
  },
  {
    name: 'ui.glass: a saturation in percent, and a border between two steps',
    css: `    backdrop-filter: blur(16px) saturate(180%);
    -webkit-backdrop-filter: blur(16px) saturate(180%);
    background-color: rgba(17, 25, 40, 0.75);
    border-radius: 12px;
    border: 1px solid rgba(255, 255, 255, 0.125);`,
    glass: both({ tint: '#111928', opacity: 0.75, border: 0.13, blur: 16, saturation: 1.8, radius: 12 }),
    ignored: [
      'border: 1px solid rgba(255, 255, 255, 0.125) – Border moves in steps of 0.01: 0.125 becomes 0.13.',
    ],
  },
  {
    name: 'hype4: spaces inside of brackets',
    css: `background: rgba( 255, 255, 255, 0.25 );
box-shadow: 0 8px 32px 0 rgba( 31, 38, 135, 0.37 );
backdrop-filter: blur( 4px );
-webkit-backdrop-filter: blur( 4px );
border-radius: 10px;
border: 1px solid rgba( 255, 255, 255, 0.18 );`,
    glass: both({
      tint: '#ffffff',
      opacity: 0.25,
      border: 0.18,
      highlight: 0,
      rim: 0,
      depth: 0,
      blur: 4,
      saturation: 1,
      radius: 10,
      shadowX: 0,
      shadowY: 8,
      shadowBlur: 32,
      shadowSpread: 0,
      shadow: 'rgba(31, 38, 135, 0.37)',
    }),
    ignored: [],
  },
  {
    name: 'glassmorphism.com: a rule with prefixes and a noise layer',
    css: `.glass {
  background: rgba(255, 255, 255, 0.6);
  -webkit-border-radius: 24px;
  border-radius: 24px;
  -webkit-box-shadow: 0 0.5rem 2rem rgba(0, 0, 0, 0.24);
  box-shadow: 0 0.5rem 2rem rgba(0, 0, 0, 0.24);
  -webkit-backdrop-filter: blur(20px);
  backdrop-filter: blur(20px);
}
.glass::after {
  content: "";
  position: absolute;
  opacity: 0.04;
}`,
    glass: both({
      tint: '#ffffff',
      opacity: 0.6,
      highlight: 0,
      rim: 0,
      depth: 0,
      blur: 20,
      saturation: 1,
      radius: 24,
      shadowX: 0,
      shadowY: 8,
      shadowBlur: 32,
      shadowSpread: 0,
      shadow: 'rgba(0, 0, 0, 0.24)',
    }),
    ignored: [
      'content: "" – It is for ::after, which is not the glass.',
      'position: absolute – It is for ::after, which is not the glass.',
      'opacity: 0.04 – It is for ::after, which is not the glass.',
    ],
  },
  {
    name: 'uiverse: a card with states and layout, a white border of full strength',
    css: `.card {
 width: 190px;
 height: 254px;
 background: rgba(217, 217, 217, 0.58);
 border: 1px solid white;
 box-shadow: 12px 17px 51px rgba(0, 0, 0, 0.22);
 backdrop-filter: blur(6px);
 border-radius: 17px;
 cursor: pointer;
 color: black;
}

.card:hover {
 border: 1px solid black;
 transform: scale(1.05);
}

.card:active {
 transform: scale(0.95) rotateZ(1.7deg);
}`,
    glass: both({
      tint: '#d9d9d9',
      opacity: 0.58,
      border: 1,
      highlight: 0,
      rim: 0,
      depth: 0,
      foreground: '#000000',
      blur: 6,
      saturation: 1,
      radius: 17,
      shadowX: 12,
      shadowY: 17,
      shadowBlur: 51,
      shadowSpread: 0,
      shadow: 'rgba(0, 0, 0, 0.22)',
    }),
    ignored: [
      '.card:hover – It is only for :hover.',
      '.card:active – It is only for :active.',
      `width: 190px – ${noValue}`,
      `height: 254px – ${noValue}`,
      `cursor: pointer – ${noValue}`,
    ],
  },
  {
    name: 'uiverse: borders of two sides and a gradient',
    css: `.login-box {
  background: linear-gradient(135deg, rgba(255, 255, 255, 0.1), rgba(255, 255, 255, 0));
  backdrop-filter: blur(10px);
  -webkit-backdrop-filter: blur(10px);
  border-top: 1px solid rgba(255, 255, 255, 0.5);
  border-left: 1px solid rgba(255, 255, 255, 0.5);
  border-radius: 20px;
  box-shadow: 0 8px 32px 0 rgba(0, 0, 0, 0.37);
}`,
    glass: both({
      highlight: 0,
      rim: 0,
      depth: 0,
      blur: 10,
      saturation: 1,
      radius: 20,
      shadowX: 0,
      shadowY: 8,
      shadowBlur: 32,
      shadowSpread: 0,
      shadow: 'rgba(0, 0, 0, 0.37)',
    }),
    ignored: [
      'background: linear-gradient(135deg, rgba(255, 255, 255, 0.1), rgba(255, 255, 255, 0)) – “linear-gradient()”: the tint of the glass is one color.',
      'border-top: 1px solid rgba(255, 255, 255, 0.5) – The border of the glass is the same on all sides.',
      'border-left: 1px solid rgba(255, 255, 255, 0.5) – The border of the glass is the same on all sides.',
    ],
  },
  {
    name: 'a generator of several shadows and filters',
    css: `.glass-effect {
  background: #ffffff1a;
  backdrop-filter: blur(12px) saturate(1.5) brightness(110%);
  border: 1px solid #ffffff33;
  border-radius: 16px;
  box-shadow:
    0 8px 32px rgba(0, 0, 0, 0.2),
    0 2px 4px rgba(0, 0, 0, 0.1),
    inset 0 1px 0 rgba(255, 255, 255, 0.5),
    inset 0 -1px 0 rgba(0, 0, 0, 0.1);
}`,
    glass: both({
      tint: '#ffffff',
      opacity: 0.1,
      border: 0.2,
      highlight: 0.5,
      rim: 0,
      depth: 0,
      blur: 12,
      saturation: 1.5,
      radius: 16,
      shadowX: 0,
      shadowY: 8,
      shadowBlur: 32,
      shadowSpread: 0,
      shadow: 'rgba(0, 0, 0, 0.2)',
    }),
    ignored: [
      'backdrop-filter: blur(12px) saturate(1.5) brightness(110%) – “brightness(110%)”: the glass only blurs and saturates what is behind it.',
      'box-shadow: 0 8px 32px rgba(0, 0, 0, 0.2), 0 2px 4px rgba(0, 0, 0, 0.1), inset 0 1px 0 rgba(255, 255, 255, 0.5), inset 0… – “0 2px 4px rgba(0, 0, 0, 0.1)”: the glass takes one shadow, the first.',
      'box-shadow: 0 8px 32px rgba(0, 0, 0, 0.2), 0 2px 4px rgba(0, 0, 0, 0.1), inset 0 1px 0 rgba(255, 255, 255, 0.5), inset 0… – “inset 0 -1px 0 rgba(0, 0, 0, 0.1)”: inside, the glass has one white light.',
    ],
  },
  {
    name: 'neumorphic generators: an inner glow, which is no line',
    css: `background: hsla(0, 0%, 100%, 0.08);
box-shadow: inset 0 0 24px hsla(0, 0%, 100%, 0.2);
backdrop-filter: blur(8px);`,
    glass: both({
      tint: '#ffffff',
      opacity: 0.08,
      highlight: 0.2,
      rim: 0,
      depth: 0,
      blur: 8,
      saturation: 1,
      shadow: 'rgba(0, 0, 0, 0)',
    }),
    ignored: [
      'box-shadow: inset 0 0 24px hsla(0, 0%, 100%, 0.2) – “inset 0 0 24px hsla(0, 0%, 100%, 0.2)”: its color is taken; the light of the glass is a line of 1 px along the upper edge.',
    ],
  },
  {
    name: 'a style sheet with a check for support and a dark scheme',
    css: `:root { --panel: 255 255 255; --blur: 14px; }
.panel {
  background-color: rgb(var(--panel) / 95%);
  border: 1px solid rgb(255 255 255 / 40%);
}
@supports (backdrop-filter: blur(1px)) {
  .panel {
    background-color: rgb(var(--panel) / 45%);
    backdrop-filter: blur(var(--blur));
  }
}
@media (prefers-color-scheme: dark) {
  :root { --panel: 20 20 30; }
  .panel { border-color: rgb(255 255 255 / 10%); }
}
@media (prefers-reduced-transparency: reduce) {
  .panel { background-color: white; backdrop-filter: none; }
}`,
    glass: {
      ...light({ tint: '#ffffff', opacity: 0.45, border: 0.4 }),
      ...dark({ tint: '#14141e', opacity: 0.45, border: 0.1 }),
      ...both({ blur: 14, saturation: 1 }),
    },
    ignored: ['@media (prefers-reduced-transparency: reduce) – It is for other conditions.'],
  },
  {
    name: 'Tailwind 3, compiled',
    css: `.rounded-2xl { border-radius: 1rem; }
.border { border-width: 1px; }
.border-white\\/20 { border-color: rgb(255 255 255 / 0.2); }
.bg-slate-900\\/60 { background-color: rgb(15 23 42 / 0.6); }
.text-white { --tw-text-opacity: 1; color: rgb(255 255 255 / var(--tw-text-opacity, 1)); }
.shadow-lg {
  --tw-shadow: 0 10px 15px -3px rgb(0 0 0 / 0.1), 0 4px 6px -4px rgb(0 0 0 / 0.1);
  --tw-shadow-colored: 0 10px 15px -3px var(--tw-shadow-color), 0 4px 6px -4px var(--tw-shadow-color);
  box-shadow: var(--tw-ring-offset-shadow, 0 0 #0000), var(--tw-ring-shadow, 0 0 #0000), var(--tw-shadow);
}
.backdrop-blur-xl {
  --tw-backdrop-blur: blur(24px);
  -webkit-backdrop-filter: var(--tw-backdrop-blur) var(--tw-backdrop-brightness) var(--tw-backdrop-saturate);
  backdrop-filter: var(--tw-backdrop-blur) var(--tw-backdrop-brightness) var(--tw-backdrop-saturate);
}
.hover\\:bg-slate-900:hover { --tw-bg-opacity: 1; background-color: rgb(15 23 42 / var(--tw-bg-opacity, 1)); }
.dark\\:bg-black\\/40:is(.dark *) { background-color: rgb(0 0 0 / 0.4); }`,
    glass: {
      ...both({
        border: 0.2,
        highlight: 0,
        rim: 0,
        depth: 0,
        foreground: '#ffffff',
        blur: 24,
        saturation: 1,
        radius: 16,
        shadowX: 0,
        shadowY: 10,
        shadowBlur: 15,
        shadowSpread: -3,
        shadow: 'rgba(0, 0, 0, 0.1)',
      }),
      ...light({ tint: '#0f172a', opacity: 0.6 }),
      ...dark({ tint: '#000000', opacity: 0.4 }),
    },
    ignored: [
      '.hover\\:bg-slate-900:hover – It is only for :hover.',
      'box-shadow: var(--tw-ring-offset-shadow, 0 0 #0000), var(--tw-ring-shadow, 0 0 #0000), var(--tw-shadow) – “0 4px 6px -4px rgb(0 0 0 / 0.1)”: the glass takes one shadow, the first.',
      '--tw-shadow-colored: 0 10px 15px -3px var(--tw-shadow-color), 0 4px 6px -4px var(--tw-shadow-color) – It is not one of our custom properties, and the glass does not use it.',
    ],
  },
  {
    name: 'Tailwind 4, compiled: layers, nesting and mixed colors',
    css: `@layer properties, theme, base, components, utilities;
@layer theme {
  :root, :host { --color-white: #fff; --blur-md: 12px; --radius-xl: 0.75rem; }
}
@layer utilities {
  .rounded-xl { border-radius: var(--radius-xl); }
  .border { border-style: var(--tw-border-style); border-width: 1px; }
  .border-white\\/30 {
    border-color: #ffffff4d;
    @supports (color: color-mix(in lab, red, red)) {
      border-color: color-mix(in oklab, var(--color-white) 30%, transparent);
    }
  }
  .bg-white\\/20 {
    background-color: #fff3;
    @supports (color: color-mix(in lab, red, red)) {
      background-color: color-mix(in oklab, var(--color-white) 20%, transparent);
    }
  }
  .backdrop-blur-md {
    --tw-backdrop-blur: blur(var(--blur-md));
    -webkit-backdrop-filter: var(--tw-backdrop-blur,) var(--tw-backdrop-saturate,);
    backdrop-filter: var(--tw-backdrop-blur,) var(--tw-backdrop-saturate,);
  }
  .backdrop-saturate-150 {
    --tw-backdrop-saturate: saturate(150%);
    -webkit-backdrop-filter: var(--tw-backdrop-blur,) var(--tw-backdrop-saturate,);
    backdrop-filter: var(--tw-backdrop-blur,) var(--tw-backdrop-saturate,);
  }
}
@property --tw-border-style { syntax: "*"; inherits: false; initial-value: solid; }`,
    glass: both({ tint: '#ffffff', opacity: 0.2, border: 0.3, blur: 12, saturation: 1.5, radius: 12 }),
    ignored: [],
  },
  {
    name: 'a nested style sheet in oklch, with states and parts',
    css: `.frosted {
  background: oklch(100% 0 0 / 0.15);
  -webkit-backdrop-filter: blur(1rem);
  border-radius: 1rem;
  color: oklch(0 0 0);
  &::placeholder { color: oklch(0.7 0.1 250); }
  &:focus-within { background: white; }
  .title { color: red; }
  @media (width < 40rem) { border-radius: 0; }
}`,
    glass: both({
      tint: '#ffffff',
      opacity: 0.15,
      foreground: '#000000',
      blur: 16,
      saturation: 1,
      radius: 16,
    }),
    ignored: [
      '.frosted::placeholder – It is only for ::placeholder.',
      '.frosted:focus-within – It is only for :focus-within.',
      '@media (width < 40rem) – It is for other conditions.',
      '.frosted .title – It has no backdrop-filter, so it is not the glass.',
    ],
  },
  {
    name: 'custom properties of a theme, with light-dark()',
    css: `:root {
  color-scheme: light dark;
  --glass-tint: light-dark(#fffaf0, oklch(0 0 0));
  --glass-tint-opacity: 70%;
  --glass-thick-tint-opacity: 0.9;
  --glass-blur: 1rem;
  --glass-saturation: 140%;
  --glass-foreground: light-dark(#000, #fff);
  --glass-border: light-dark(#ffffff99, rgb(255 255 255 / 0.2));
  --glass-highlight: rgb(255 255 255 / 50%);
  --glass-shadow: 0 1rem 2.5rem -1rem light-dark(rgb(21 11 46 / 0.6), rgb(4 0 18 / 0.8));
  --glass-radius: 1.5rem;
  --glass-focus: gold;
}`,
    glass: {
      ...both({ opacity: 0.7, highlight: 0.5, blur: 16, saturation: 1.4, radius: 24 }),
      ...light({ tint: '#fffaf0', foreground: '#000000', border: 0.6, shadow: 'rgba(21, 11, 46, 0.6)' }),
      ...dark({ tint: '#000000', foreground: '#ffffff', border: 0.2, shadow: 'rgba(4, 0, 18, 0.8)' }),
      lightThickOpacity: 0.9,
      darkThickOpacity: 0.9,
      depth: 0,
      shadowX: 0,
      shadowY: 16,
      shadowBlur: 40,
      shadowSpread: -16,
      focus: '#ffd700',
    },
    ignored: [],
  },
]
