import type { Preset } from '../presets'

export default {
  name: 'Smoke',
  order: 2,
  glass: {
    lightTint: '#e7e7ea',
    lightForeground: '#17171c',
    lightThinOpacity: 0.66,
    lightRegularOpacity: 0.74,
    lightThickOpacity: 0.86,
    lightBorder: 0.5,
    lightHighlight: 0.7,
    lightShadow: 'rgba(20, 20, 26, 0.5)',
    darkTint: '#17171c',
    darkForeground: '#f4f4f6',
    darkThinOpacity: 0.66,
    darkRegularOpacity: 0.74,
    darkThickOpacity: 0.86,
    darkBorder: 0.18,
    darkHighlight: 0.24,
    darkShadow: 'rgba(0, 0, 0, 0.8)',
    saturation: 0.9,
    radius: 14,
  },
} satisfies Preset
