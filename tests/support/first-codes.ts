import type { Glass } from '../../src/glass/glass-values'

/** A code of the first version, with what the site made of it until the second. */
interface FirstCode {
  readonly name: string
  readonly code: string
  readonly glass: Omit<Glass, 'rim' | 'depth' | 'economy'>
  readonly properties: Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>>
}

/** Codes that the first version of the site gave out. Nothing here changes, whatever becomes of the glass. */
export const firstCodes: readonly FirstCode[] = [
  {
    name: 'delivered',
    code: 'B____GxIwhTK0GgKhZc8GhA4____hTKxo8CAAlQKQYgUeTlCr___8oV',
    glass: {
      lightTint: '#ffffff',
      lightForeground: '#1b1230',
      lightThinOpacity: 0.66,
      lightRegularOpacity: 0.76,
      lightThickOpacity: 0.86,
      lightBorder: 0.65,
      lightHighlight: 0.8,
      lightShadow: 'rgba(21, 11, 46, 0.6)',
      darkTint: '#1a1038',
      darkForeground: '#ffffff',
      darkThinOpacity: 0.66,
      darkRegularOpacity: 0.76,
      darkThickOpacity: 0.86,
      darkBorder: 0.26,
      darkHighlight: 0.3,
      darkShadow: 'rgba(4, 0, 18, 0.8)',
      thinBlur: 10,
      regularBlur: 16,
      thickBlur: 24,
      saturation: 1.6,
      radius: 20,
      shadowX: 0,
      shadowY: 18,
      shadowBlur: 40,
      shadowSpread: -18,
      focus: '#ffffff',
    },
    properties: {
      light: {
        '--glass-thin-blur': '10px',
        '--glass-regular-blur': '16px',
        '--glass-thick-blur': '24px',
        '--glass-saturation': '1.6',
        '--glass-radius': '20px',
        '--glass-tint': '#ffffff',
        '--glass-foreground': '#1b1230',
        '--glass-thin-tint-opacity': '0.66',
        '--glass-regular-tint-opacity': '0.76',
        '--glass-thick-tint-opacity': '0.86',
        '--glass-border': 'rgb(255 255 255 / 0.65)',
        '--glass-highlight': 'rgb(255 255 255 / 0.8)',
        '--glass-shadow': '0 18px 40px -18px rgba(21, 11, 46, 0.6)',
      },
      dark: {
        '--glass-thin-blur': '10px',
        '--glass-regular-blur': '16px',
        '--glass-thick-blur': '24px',
        '--glass-saturation': '1.6',
        '--glass-radius': '20px',
        '--glass-tint': '#1a1038',
        '--glass-foreground': '#ffffff',
        '--glass-thin-tint-opacity': '0.66',
        '--glass-regular-tint-opacity': '0.76',
        '--glass-thick-tint-opacity': '0.86',
        '--glass-border': 'rgb(255 255 255 / 0.26)',
        '--glass-highlight': 'rgb(255 255 255 / 0.3)',
        '--glass-shadow': '0 18px 40px -18px rgba(4, 0, 18, 0.8)',
      },
    },
  },
  {
    name: 'with a shadow at the left',
    code: 'B_-nHGxIwoTK0GgKhZc8GhA4____hTKxo8FCg8tKQYRUATlCoSq5890',
    glass: {
      lightTint: '#ffe9c7',
      lightForeground: '#1b1230',
      lightThinOpacity: 0.8,
      lightRegularOpacity: 0.76,
      lightThickOpacity: 0.86,
      lightBorder: 0.65,
      lightHighlight: 0.8,
      lightShadow: 'rgba(21, 11, 46, 0.6)',
      darkTint: '#1a1038',
      darkForeground: '#ffffff',
      darkThinOpacity: 0.66,
      darkRegularOpacity: 0.76,
      darkThickOpacity: 0.86,
      darkBorder: 0.26,
      darkHighlight: 0.3,
      darkShadow: 'rgba(10, 20, 30, 0.45)',
      thinBlur: 10,
      regularBlur: 16,
      thickBlur: 24,
      saturation: 0.85,
      radius: 20,
      shadowX: -60,
      shadowY: 18,
      shadowBlur: 40,
      shadowSpread: -18,
      focus: '#12ab9f',
    },
    properties: {
      light: {
        '--glass-thin-blur': '10px',
        '--glass-regular-blur': '16px',
        '--glass-thick-blur': '24px',
        '--glass-saturation': '0.85',
        '--glass-radius': '20px',
        '--glass-focus': '#12ab9f',
        '--glass-tint': '#ffe9c7',
        '--glass-foreground': '#1b1230',
        '--glass-thin-tint-opacity': '0.8',
        '--glass-regular-tint-opacity': '0.76',
        '--glass-thick-tint-opacity': '0.86',
        '--glass-border': 'rgb(255 255 255 / 0.65)',
        '--glass-highlight': 'rgb(255 255 255 / 0.8)',
        '--glass-shadow': '-60px 18px 40px -18px rgba(21, 11, 46, 0.6)',
      },
      dark: {
        '--glass-thin-blur': '10px',
        '--glass-regular-blur': '16px',
        '--glass-thick-blur': '24px',
        '--glass-saturation': '0.85',
        '--glass-radius': '20px',
        '--glass-focus': '#12ab9f',
        '--glass-tint': '#1a1038',
        '--glass-foreground': '#ffffff',
        '--glass-thin-tint-opacity': '0.66',
        '--glass-regular-tint-opacity': '0.76',
        '--glass-thick-tint-opacity': '0.86',
        '--glass-border': 'rgb(255 255 255 / 0.26)',
        '--glass-highlight': 'rgb(255 255 255 / 0.3)',
        '--glass-shadow': '-60px 18px 40px -18px rgba(10, 20, 30, 0.45)',
      },
    },
  },
  {
    name: 'Amber',
    code: 'B_-e4Oh8AiTK0a0uGAAyOh0C__HWkULB5MMBABQKQYmYeTlCr___8Fe',
    glass: {
      lightTint: '#ffe7b8',
      lightForeground: '#3a1f00',
      lightThinOpacity: 0.68,
      lightRegularOpacity: 0.76,
      lightThickOpacity: 0.86,
      lightBorder: 0.7,
      lightHighlight: 0.9,
      lightShadow: 'rgba(92, 48, 0, 0.5)',
      darkTint: '#3a1d02',
      darkForeground: '#fff1d6',
      darkThinOpacity: 0.72,
      darkRegularOpacity: 0.8,
      darkThickOpacity: 0.88,
      darkBorder: 0.3,
      darkHighlight: 0.38,
      darkShadow: 'rgba(24, 8, 0, 0.8)',
      thinBlur: 10,
      regularBlur: 16,
      thickBlur: 24,
      saturation: 1.9,
      radius: 24,
      shadowX: 0,
      shadowY: 18,
      shadowBlur: 40,
      shadowSpread: -18,
      focus: '#ffffff',
    },
    properties: {
      light: {
        '--glass-thin-blur': '10px',
        '--glass-regular-blur': '16px',
        '--glass-thick-blur': '24px',
        '--glass-saturation': '1.9',
        '--glass-radius': '24px',
        '--glass-tint': '#ffe7b8',
        '--glass-foreground': '#3a1f00',
        '--glass-thin-tint-opacity': '0.68',
        '--glass-regular-tint-opacity': '0.76',
        '--glass-thick-tint-opacity': '0.86',
        '--glass-border': 'rgb(255 255 255 / 0.7)',
        '--glass-highlight': 'rgb(255 255 255 / 0.9)',
        '--glass-shadow': '0 18px 40px -18px rgba(92, 48, 0, 0.5)',
      },
      dark: {
        '--glass-thin-blur': '10px',
        '--glass-regular-blur': '16px',
        '--glass-thick-blur': '24px',
        '--glass-saturation': '1.9',
        '--glass-radius': '24px',
        '--glass-tint': '#3a1d02',
        '--glass-foreground': '#fff1d6',
        '--glass-thin-tint-opacity': '0.72',
        '--glass-regular-tint-opacity': '0.8',
        '--glass-thick-tint-opacity': '0.88',
        '--glass-border': 'rgb(255 255 255 / 0.3)',
        '--glass-highlight': 'rgb(255 255 255 / 0.38)',
        '--glass-shadow': '0 18px 40px -18px rgba(24, 8, 0, 0.8)',
      },
    },
  },
  {
    name: 'Ink',
    code: 'B____AAAAZOo1rIAAAAjAAAA____cPpCBQAAABGOWiUAeRDDT___8SX',
    glass: {
      lightTint: '#ffffff',
      lightForeground: '#000000',
      lightThinOpacity: 0.5,
      lightRegularOpacity: 0.58,
      lightThickOpacity: 0.7,
      lightBorder: 0.9,
      lightHighlight: 1,
      lightShadow: 'rgba(0, 0, 0, 0.35)',
      darkTint: '#000000',
      darkForeground: '#ffffff',
      darkThinOpacity: 0.56,
      darkRegularOpacity: 0.62,
      darkThickOpacity: 0.72,
      darkBorder: 0.32,
      darkHighlight: 0.4,
      darkShadow: 'rgba(0, 0, 0, 0.7)',
      thinBlur: 14,
      regularBlur: 22,
      thickBlur: 34,
      saturation: 1,
      radius: 0,
      shadowX: 0,
      shadowY: 8,
      shadowBlur: 24,
      shadowSpread: -8,
      focus: '#ffffff',
    },
    properties: {
      light: {
        '--glass-thin-blur': '14px',
        '--glass-regular-blur': '22px',
        '--glass-thick-blur': '34px',
        '--glass-saturation': '1',
        '--glass-radius': '0',
        '--glass-tint': '#ffffff',
        '--glass-foreground': '#000000',
        '--glass-thin-tint-opacity': '0.5',
        '--glass-regular-tint-opacity': '0.58',
        '--glass-thick-tint-opacity': '0.7',
        '--glass-border': 'rgb(255 255 255 / 0.9)',
        '--glass-highlight': 'rgb(255 255 255 / 1)',
        '--glass-shadow': '0 8px 24px -8px rgba(0, 0, 0, 0.35)',
      },
      dark: {
        '--glass-thin-blur': '14px',
        '--glass-regular-blur': '22px',
        '--glass-thick-blur': '34px',
        '--glass-saturation': '1',
        '--glass-radius': '0',
        '--glass-tint': '#000000',
        '--glass-foreground': '#ffffff',
        '--glass-thin-tint-opacity': '0.56',
        '--glass-regular-tint-opacity': '0.62',
        '--glass-thick-tint-opacity': '0.72',
        '--glass-border': 'rgb(255 255 255 / 0.32)',
        '--glass-highlight': 'rgb(255 255 255 / 0.4)',
        '--glass-shadow': '0 8px 24px -8px rgba(0, 0, 0, 0.7)',
      },
    },
  },
]

/** The layer of glass at that time, on boxes of the classes `then-thin`, `then-regular` and `then-thick`. */
export const firstMaterial = `
[class^='then-'] {
  position: relative;
  isolation: isolate;
  border-radius: var(--glass-radius);
  color: var(--glass-foreground);
  overflow-wrap: anywhere;
}
[class^='then-']::before {
  content: '';
  position: absolute;
  inset: 0;
  z-index: -1;
  border: 1px solid var(--glass-border);
  border-radius: inherit;
  box-shadow: inset 0 1px 0 var(--glass-highlight), var(--glass-shadow);
}
${['thin', 'regular', 'thick']
  .map(
    (level) => `.then-${level}::before {
  background-color: color-mix(in srgb, var(--glass-tint) calc(var(--glass-${level}-tint-opacity) * 100%), transparent);
  backdrop-filter: blur(var(--glass-${level}-blur)) saturate(var(--glass-saturation));
}`,
  )
  .join('\n')}`
