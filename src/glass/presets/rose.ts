import type { Preset } from '../presets'

export default {
  name: 'Rose',
  order: 4,
  glass: {
    lightTint: '#ffe4ee',
    lightForeground: '#46081f',
    lightThinOpacity: 0.66,
    lightRegularOpacity: 0.76,
    lightThickOpacity: 0.86,
    lightBorder: 0.75,
    lightHighlight: 0.95,
    lightShadow: 'rgba(110, 12, 52, 0.4)',
    darkTint: '#3c0a20',
    darkForeground: '#ffe9f1',
    darkThinOpacity: 0.7,
    darkRegularOpacity: 0.78,
    darkThickOpacity: 0.88,
    darkBorder: 0.28,
    darkHighlight: 0.36,
    darkShadow: 'rgba(26, 0, 12, 0.8)',
    saturation: 1.7,
    radius: 28,
  },
} satisfies Preset
