import type { Preset } from '../presets'

export default {
  name: 'Aurora',
  order: 8,
  glass: {
    lightTint: '#efe6ff',
    lightForeground: '#220a4d',
    lightThinOpacity: 0.62,
    lightRegularOpacity: 0.68,
    lightThickOpacity: 0.82,
    lightBorder: 0.8,
    lightHighlight: 1,
    lightShadow: 'rgba(62, 10, 140, 0.45)',
    darkTint: '#160637',
    darkForeground: '#f3ebff',
    darkThinOpacity: 0.66,
    darkRegularOpacity: 0.7,
    darkThickOpacity: 0.84,
    darkBorder: 0.36,
    darkHighlight: 0.46,
    darkShadow: 'rgba(8, 0, 32, 0.85)',
    thinBlur: 10,
    regularBlur: 18,
    thickBlur: 28,
    saturation: 2.4,
    radius: 26,
  },
} satisfies Preset
