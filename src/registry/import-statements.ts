import type { NameSource } from './entry-module'
import { group, ifBreak, indent, join, line, type Doc } from './pretty-printer'

/** One import statement per module, its default or namespace name before its braces. */
export function importStatements(sources: readonly NameSource[]): Doc[] {
  const modules = new Map<string, string[]>()
  for (const source of sources) {
    if (source.kind !== 'import') continue
    modules.set(source.from, [...(modules.get(source.from) ?? []), source.specifier])
  }
  return [...modules].map(([from, specifiers]) => {
    const named = specifiers
      .filter((specifier) => specifier.startsWith('{'))
      .map((specifier) => specifier.slice(2, -2))
    const whole = specifiers.filter((specifier) => !specifier.startsWith('{'))
    return ['import ', join(', ', [...whole, ...inBraces(named, whole.length > 0)]), ` from '${from}'`]
  })
}

/** Imported names in braces. Prettier never breaks the braces around a single name. */
function inBraces(names: readonly string[], canBreak: boolean): Doc[] {
  if (names.length === 0) return []
  if (names.length === 1 && !canBreak) return [`{ ${names.join('')} }`]
  return [group(['{', indent([line, join([',', line], names), ifBreak(',')]), line, '}'])]
}
