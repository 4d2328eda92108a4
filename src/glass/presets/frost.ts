import type { Preset } from '../presets'

export default {
  name: 'Frost',
  order: 1,
  glass: {
    lightTint: '#f4fbff',
    lightForeground: '#0b2540',
    lightThinOpacity: 0.62,
    lightRegularOpacity: 0.72,
    lightThickOpacity: 0.84,
    lightBorder: 0.85,
    lightHighlight: 1,
    lightShadow: 'rgba(16, 52, 92, 0.45)',
    darkTint: '#0c2036',
    darkForeground: '#eaf6ff',
    darkThinOpacity: 0.68,
    darkRegularOpacity: 0.76,
    darkThickOpacity: 0.86,
    darkBorder: 0.34,
    darkHighlight: 0.42,
    darkShadow: 'rgba(0, 8, 20, 0.8)',
    thinBlur: 12,
    regularBlur: 20,
    thickBlur: 30,
    saturation: 1.3,
    radius: 18,
  },
} satisfies Preset
