import type { Value } from '../../registry/controls'
import type { CustomizerSection } from '../../registry/sections'
import { defaultGlass, type Glass } from '../glass'
import { readGlassCss } from './read-css'

/**
 * The glass that a customizer's values make: what its CSS says, and the text that its page judges, in both schemes. All else
 * is as delivered.
 */
export function glassOfSection(section: CustomizerSection, values: Record<string, Value>): Glass {
  const css = Object.values(section.code ?? {}).find(({ language }) => language === 'css')
  const [text] = section.readability?.(values) ?? []
  return {
    ...defaultGlass,
    ...(css && readGlassCss(css.print(values)).glass),
    ...(text && { lightForeground: text.text, darkForeground: text.text }),
  }
}
