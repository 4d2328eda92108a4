import type { Preset } from '../presets'

export default {
  name: 'Smoke',
  order: 2,
  glass: {
    lightTint: '#ececef',
    lightForeground: '#0c0c10',
    lightThinOpacity: 0.55,
    lightRegularOpacity: 0.55,
    lightThickOpacity: 0.69,
    lightBorder: 0.3,
    lightHighlight: 0.75,
    lightShadow: 'rgba(20, 20, 26, 0.5)',
    darkTint: '#0e0e12',
    darkForeground: '#fafafb',
    darkThinOpacity: 0.61,
    darkRegularOpacity: 0.61,
    darkThickOpacity: 0.75,
    darkBorder: 0.1,
    darkHighlight: 0.36,
    darkShadow: 'rgba(0, 0, 0, 0.8)',
    saturation: 1.5,
    radius: 14,
    rim: 0.6,
  },
} satisfies Preset
