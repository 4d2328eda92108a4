import type { Preset } from '../presets'

export default {
  name: 'Aurora',
  order: 8,
  glass: {
    lightTint: '#efe6ff',
    lightForeground: '#150538',
    lightThinOpacity: 0.56,
    lightRegularOpacity: 0.56,
    lightThickOpacity: 0.7,
    lightBorder: 0.45,
    lightHighlight: 1,
    lightShadow: 'rgba(62, 10, 140, 0.45)',
    darkTint: '#0d0329',
    darkForeground: '#f8f4ff',
    darkThinOpacity: 0.61,
    darkRegularOpacity: 0.61,
    darkThickOpacity: 0.75,
    darkBorder: 0.18,
    darkHighlight: 0.6,
    darkShadow: 'rgba(8, 0, 32, 0.85)',
    thinBlur: 10,
    regularBlur: 18,
    thickBlur: 28,
    saturation: 2.2,
    radius: 26,
  },
} satisfies Preset
