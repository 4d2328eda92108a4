/** A text or a pattern, as Playwright's methods take them. */
export type Text = string | RegExp

/** What `getByRole` can be asked for. */
export interface RoleOptions {
  readonly name?: Text
  readonly exact?: boolean
  readonly level?: number
  readonly selected?: boolean
  readonly checked?: boolean
  readonly expanded?: boolean
}

/*
 * Playwright finds elements by a language of its own, in which every method of a locator is a line. Its script, which runs
 * in the page, understands it.
 */

const pattern = (expression: RegExp) => String(expression).replaceAll('>>', String.raw`\>\>`)

const textSelector = (text: Text, exact = false) =>
  typeof text === 'string' ? `${JSON.stringify(text)}${exact ? 's' : 'i'}` : pattern(text)

const attributeSelector = (text: Text, exact = false) =>
  typeof text === 'string'
    ? `"${text.replaceAll('\\', String.raw`\\`).replaceAll('"', String.raw`\"`)}"${exact ? 's' : 'i'}`
    : pattern(text)

export function byRole(role: string, { name, exact, ...states }: RoleOptions = {}): string {
  const attributes = Object.entries(states).map(([state, value]) => `[${state}=${String(value)}]`)
  return `internal:role=${role}${attributes.join('')}${name === undefined ? '' : `[name=${attributeSelector(name, exact)}]`}`
}

export const byLabel = (text: Text, exact?: boolean): string => `internal:label=${textSelector(text, exact)}`

export const byText = (text: Text, exact?: boolean): string => `internal:text=${textSelector(text, exact)}`

export const withText = (text: Text): string => `internal:has-text=${textSelector(text)}`

export const having = (selector: string): string => `internal:has=${JSON.stringify(selector)}`
