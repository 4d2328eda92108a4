import type { Preset } from '../presets'

export default {
  name: 'Moss',
  order: 6,
  glass: {
    lightTint: '#e3f1d9',
    lightForeground: '#152b0c',
    lightThinOpacity: 0.68,
    lightRegularOpacity: 0.77,
    lightThickOpacity: 0.87,
    lightBorder: 0.55,
    lightHighlight: 0.75,
    lightShadow: 'rgba(28, 54, 14, 0.45)',
    darkTint: '#10240c',
    darkForeground: '#eefbe6',
    darkThinOpacity: 0.68,
    darkRegularOpacity: 0.76,
    darkThickOpacity: 0.87,
    darkBorder: 0.22,
    darkHighlight: 0.28,
    darkShadow: 'rgba(2, 12, 0, 0.8)',
    saturation: 1.5,
    radius: 12,
    shadowY: 12,
    shadowBlur: 30,
    shadowSpread: -14,
  },
} satisfies Preset
