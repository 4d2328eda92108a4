import { z, type ZodType } from 'zod'
import { collectionNames } from '../../src/registry/collections.ts'
import { categoryNames } from '../../src/registry/meta.ts'
import { rootProps } from '../../src/registry/sections.ts'
import { didYouMean } from './nearest.ts'
import type { EntryPath } from '../entry/place-in-entry.ts'

/** Names for a text and a `<summary>`, which have no role in ARIA. */
export const rolesBesideAria: readonly string[] = ['text', 'disclosure triangle']

/** The roles of WAI-ARIA 1.3, without the abstract ones and those that nobody hears. */
const ariaRoles = `
  alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox comment
  complementary contentinfo definition deletion dialog directory document emphasis feed figure form grid gridcell group
  heading image img insertion link list listbox listitem log main mark marquee math menu menubar menuitem menuitemcheckbox
  menuitemradio meter navigation note option paragraph progressbar radio radiogroup region row rowgroup rowheader scrollbar
  search searchbox sectionfooter sectionheader separator slider spinbutton status strong subscript suggestion superscript
  switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree treegrid treeitem
`

/** Every role that a row of "Screen readers" can have. */
const announcedRoles: readonly string[] = [...ariaRoles.trim().split(/\s+/), ...rolesBesideAria]

const entity = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i

const isMissing = (what: string) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined ? 'is missing' : `must be ${what}`,
})

/** One of some words, with the one that was probably meant. */
const oneOf = <Word extends string>(words: readonly Word[], what: string) =>
  z.enum(words, {
    error: ({ input }) =>
      `must be ${what}, not ${JSON.stringify(input)}. ${didYouMean(String(input), words)}`.trimEnd(),
  })

/** A text that the site shows as it is written. */
const shown = z
  .string(isMissing('a text'))
  .trim()
  .refine((text) => !entity.test(text), {
    error: ({ input }) =>
      `has the HTML entity ${entity.exec(String(input))?.[0]}, which is shown as it is written; write the character itself`,
  })

/** The most letters of a title: as many as a card, a tab and a line of the lists have room for. */
const longestTitle = 60

/** The most letters of a description: search engines cut what is longer. */
const longestDescription = 160

const title = shown.min(1, 'must not be empty').max(longestTitle, `must have at most ${longestTitle} letters`)

const description = shown
  .min(1, 'must not be empty')
  .max(longestDescription, `must have at most ${longestDescription} letters`)
  .endsWith('.', 'must be a sentence that ends with a full stop')

/** The shape of `meta`, with messages for authors who write it without a type checker. */
export const metaSchema = z.strictObject({
  title,
  documentTitle: title.optional(),
  description,
  icon: z.string(isMissing('the name of an icon')),
  route: z
    .string(isMissing('a path'))
    .regex(
      /^\/[A-Za-z0-9-]+$/,
      'must be one path segment such as "/badge-details", without a trailing slash',
    ),
  added: z.iso.date('must be a date such as "2026-11-21"').optional(),
  category: oneOf(categoryNames, `one of ${categoryNames.map((name) => `"${name}"`).join(', ')}`),
  collection: oneOf(
    collectionNames,
    `one of ${collectionNames.map((name) => `"${name}"`).join(', ')}`,
  ).optional(),
  keywords: z.array(z.string().min(1, 'must not be empty').lowercase('must be in lower case')).optional(),
  related: z.array(z.string()).optional(),
  uses: z.array(z.string()).optional(),
  order: z.int().positive().optional(),
  cardRoute: z.string().endsWith('/', 'must end with a slash').optional(),
})

/** The shape of a screen's `meta`. */
export const screenSchema = metaSchema.pick({ title: true, description: true }).extend({
  order: z.int('must be a whole number').positive('must be positive'),
})

const text = shown.min(1, 'must not be empty; leave it out where there is none')

/** The shape of a row of keys. */
export const keyboardSchema = z.strictObject({
  keys: text,
  does: text.endsWith('.', 'must be a sentence that ends with a full stop'),
})

/** The shape of a row of announcements. An absent name or state is left out, so that no row says nothing. */
export const announcedSchema = z.strictObject({
  part: text.regex(/[^.]$/, 'must be a phrase without a full stop'),
  role: oneOf(announcedRoles, 'a role of ARIA such as "button", or "text"'),
  name: text.optional(),
  states: text.optional(),
})

/** The shape of what does not reach a component's root; the reason is a sentence. */
export const elsewhereSchema = z.strictObject({
  props: z.array(z.enum(rootProps, `must be one of ${rootProps.join(', ')}`)).min(1, 'must name a prop'),
  why: z.string().trim().regex(/.\.$/, 'must be a sentence that ends with a full stop'),
})

/** An issue of a schema as a sentence without its subject: `must not be empty.` */
export function factOf({ code, message, ...issue }: z.core.$ZodIssue): string {
  if (code === 'unrecognized_keys' && 'keys' in issue) return `has no field '${issue.keys.join("', '")}'.`
  const fact = message.replace(/^Invalid input: expected (\w+), received (\w+)$/, 'must be a $1, not $2')
  return /[.?]$/.test(fact) ? fact : `${fact}.`
}

/** A rule that the docs of an entry break: where, the fact and the fix. */
export interface Violation {
  readonly path: EntryPath
  readonly message: string
  readonly suggestion: string
}

/** The issues that a schema finds in a part of the docs. */
export const malformed = (
  value: unknown,
  schema: ZodType,
  what: string,
  path: EntryPath,
  suggestion: string,
): Violation[] =>
  (schema.safeParse(value).error?.issues ?? []).map((issue) => ({
    path: [...path, ...issue.path],
    message: `${what} is malformed: ${[issue.path.join('.'), factOf(issue)].join(' ').trim()}`,
    suggestion,
  }))
