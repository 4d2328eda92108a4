import type { Preset } from '../presets'

export default {
  name: 'Amber',
  order: 3,
  glass: {
    lightTint: '#fff0cc',
    lightForeground: '#261300',
    lightThinOpacity: 0.56,
    lightRegularOpacity: 0.56,
    lightThickOpacity: 0.7,
    lightBorder: 0.4,
    lightHighlight: 0.95,
    lightShadow: 'rgba(92, 48, 0, 0.5)',
    darkTint: '#120600',
    darkForeground: '#fff8ec',
    darkThinOpacity: 0.6,
    darkRegularOpacity: 0.6,
    darkThickOpacity: 0.76,
    darkBorder: 0.14,
    darkHighlight: 0.5,
    darkShadow: 'rgba(24, 8, 0, 0.8)',
    saturation: 2,
    radius: 24,
    depth: 0.8,
  },
} satisfies Preset
