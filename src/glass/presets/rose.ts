import type { Preset } from '../presets'

export default {
  name: 'Rose',
  order: 4,
  glass: {
    lightTint: '#ffe8f1',
    lightForeground: '#30030f',
    lightThinOpacity: 0.56,
    lightRegularOpacity: 0.56,
    lightThickOpacity: 0.7,
    lightBorder: 0.45,
    lightHighlight: 1,
    lightShadow: 'rgba(110, 12, 52, 0.4)',
    darkTint: '#1f030f',
    darkForeground: '#fff4f8',
    darkThinOpacity: 0.61,
    darkRegularOpacity: 0.61,
    darkThickOpacity: 0.75,
    darkBorder: 0.15,
    darkHighlight: 0.52,
    darkShadow: 'rgba(26, 0, 12, 0.8)',
    saturation: 1.8,
    radius: 28,
    depth: 0.6,
  },
} satisfies Preset
