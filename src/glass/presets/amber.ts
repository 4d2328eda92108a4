import type { Preset } from '../presets'

export default {
  name: 'Amber',
  order: 3,
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
    saturation: 1.9,
    radius: 24,
  },
} satisfies Preset
