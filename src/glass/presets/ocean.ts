import type { Preset } from '../presets'

export default {
  name: 'Ocean',
  order: 5,
  glass: {
    lightTint: '#d3f3f5',
    lightForeground: '#04303a',
    lightThinOpacity: 0.68,
    lightRegularOpacity: 0.78,
    lightThickOpacity: 0.88,
    lightBorder: 0.6,
    lightHighlight: 0.85,
    lightShadow: 'rgba(0, 62, 78, 0.5)',
    darkTint: '#032a38',
    darkForeground: '#dcfaff',
    darkThinOpacity: 0.7,
    darkRegularOpacity: 0.78,
    darkThickOpacity: 0.88,
    darkBorder: 0.26,
    darkHighlight: 0.34,
    darkShadow: 'rgba(0, 14, 20, 0.85)',
    thinBlur: 8,
    regularBlur: 14,
    thickBlur: 22,
    saturation: 1.8,
    radius: 20,
  },
} satisfies Preset
