import type { PanePart } from '../../registry/pane'
import type { SchemeFacts } from './facts'
import { meaningOf, type Look, type LookField } from './look'
import { ownReaders } from './own'
import { ignore, type Ignored } from './report'
import type { Candidate } from './settle'

/** The values that a text gives the knobs of one scheme, by name. */
export type Candidates = ReadonlyMap<LookField, Candidate>

/** What facts mean for the knobs of one scheme: plain glass first, then our properties, which win. */
export function candidatesOf({ plain, own, used }: Pick<SchemeFacts, 'plain' | 'own' | 'used'>) {
  const candidates = new Map<LookField, Candidate>()
  const ignored: Ignored[] = []
  const take = (look: Look, text: string) => {
    // The keys of a look are names of its fields.
    for (const [name, value] of Object.entries(look)) candidates.set(name as LookField, { value, text })
  }
  // The keys of what was read are names of parts.
  for (const part of Object.keys(plain) as PanePart[]) {
    const text = plain[part]?.text ?? ''
    const look = meaningOf(part, plain)
    if (typeof look === 'string') ignored.push(ignore(text, look))
    else take(look, text)
  }
  for (const [name, read] of ownReaders) {
    const fact = own.get(name)
    if (fact === undefined) continue
    const look = read(fact.value)
    if (typeof look !== 'string') take(look, fact.text)
    // A property of that name that means something else is read where it is used.
    else if (!used.has(name)) ignored.push(ignore(fact.text, look))
  }
  return { candidates, ignored }
}
