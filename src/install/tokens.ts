import { propertiesOf, propertyNames } from '../glass/css'
import { defaultGlass, levels, type Level, type Scheme } from '../glass/glass-values'

type Name = `--glass-${string}`

/** A custom property of the glass, for programs. */
export interface Token {
  readonly name: Name
  /** One value, one for each scheme, or one for each level of the glass. Absent if no sheet reads the property. */
  readonly default?: string | Readonly<Record<Scheme, string>> | Readonly<Record<Level, string>> | undefined
  /** Its effect and range, in a sentence. */
  readonly text: string
}

const light = propertiesOf(defaultGlass, 'light')
const dark = propertiesOf(defaultGlass, 'dark')

const ofLevel = (name: Name, level: Level): Name => `--glass-${level}${name.slice('--glass'.length)}`

/** The default of a property, as far as the default glass sets it. */
function setDefault(name: Name): Token['default'] {
  const [one, other] = [light[name], dark[name]]
  if (one !== undefined && other !== undefined) return one === other ? one : { light: one, dark: other }
  const [thin, regular, thick] = levels.map((level) => light[ofLevel(name, level)])
  return thin && regular && thick ? { thin, regular, thick } : undefined
}

const inMedia = /@media[^{]+\{[^}]*\}/g
const fallback = /var\((--glass-[\w-]+), ((?:[^()]|\((?:[^()]|\([^()]*\))*\))+)\)/g
const line = /^ \* {3}(--glass-[\w-]+) +(.+(?:\n \* {20,}.+)*)/gm

/**
 * The custom properties of the glass, and the size of controls. The comment of the material says what each is. Its default is
 * the one of the default glass, or stands where a sheet reads it.
 *
 * @param sheets The style sheets that visitors install.
 */
export function tokensOf(sheets: readonly string[]): Token[] {
  const all = sheets.join('\n')
  const fallbacks = [...all.replaceAll(inMedia, '').matchAll(fallback)].map(([, name, value = '']) => ({
    name,
    value: value.replaceAll('--_', '--glass-'),
  }))
  const told = new Map(
    [...all.matchAll(line)].map(([, name = '', text = '']) => [
      name,
      text.replaceAll(/\s*\n \*\s+/g, ' ').replace(/; --glass-thin-.*/, ''),
    ]),
  )
  const readDefault = (name: Name) => {
    const values = new Set(fallbacks.flatMap((one) => (one.name === name ? [one.value] : [])))
    return values.size === 0 ? undefined : [...values].join(' or ')
  }
  return ([...propertyNames, '--glass-size'] as const).flatMap((name) => {
    const level = levels.find((one) => name.startsWith(`--glass-${one}-`))
    const text = told.get(level === undefined ? name : name.replace(`${level}-`, ''))
    if (text === undefined) return []
    const about = level === undefined ? '' : ` It is for ${level} glass alone.`
    return {
      name,
      default: setDefault(name) ?? readDefault(name),
      text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.${about}`,
    }
  })
}
