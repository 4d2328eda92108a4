import { defaultGlass, glassNames, type Glass } from './glass-values'
import { presets } from './presets'

const pictures = import.meta.glob<string>('./presets/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

/** The values that are compared: a preset keeps its picture while its shape and its opacities are moved. */
const colors = glassNames.filter((name) => /Tint$|Foreground$|Shadow$/.test(name))

const known = [{ name: '', glass: defaultGlass }, ...presets]

/**
 * The address of the picture behind a glass: the picture of the preset with most of its colors, which has the preset's
 * name. Undefined for a glass that is closest to the default one.
 */
export function pictureOf(glass: Glass): string | undefined {
  const common = (other: Glass) => colors.filter((name) => other[name] === glass[name]).length
  const closest = known.toSorted((one, other) => common(other.glass) - common(one.glass))[0]
  return pictures[`./presets/${closest?.name.toLowerCase() ?? ''}.svg`]
}
