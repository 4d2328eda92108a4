import { z } from 'zod'
import { categoryNames } from '../../src/registry/categories.ts'
import { rootProps } from '../../src/registry/sections.ts'

/** The shape of `meta`, with messages for authors who write it without a type checker. */
export const metaSchema = z.strictObject({
  title: z.string().trim().min(1, 'must not be empty'),
  documentTitle: z.string().trim().min(1, 'must not be empty; leave it out to use the title').optional(),
  description: z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .endsWith('.', 'must be a sentence that ends with a full stop'),
  icon: z.string(),
  route: z
    .string()
    .regex(
      /^\/[A-Za-z0-9-]+$/,
      'must be one path segment such as "/badge-details", without a trailing slash',
    ),
  added: z.iso.date('must be a date such as "2026-11-21"').optional(),
  category: z.enum(categoryNames, `must be one of ${categoryNames.map((name) => `"${name}"`).join(', ')}`),
  keywords: z.array(z.string().min(1, 'must not be empty').lowercase('must be in lower case')).optional(),
  related: z.array(z.string()).optional(),
  order: z.int().positive().optional(),
  cardRoute: z.string().endsWith('/', 'must end with a slash').optional(),
})

/** The shape of a screen's `meta`. */
export const screenSchema = metaSchema.pick({ title: true, description: true }).extend({
  order: z.int('must be a whole number').positive('must be positive'),
})

const text = z.string().trim().min(1, 'must not be empty; leave it out where there is none')

/** The shape of a row of announcements. An absent name or state is left out, so that no row says nothing. */
export const announcedSchema = z.strictObject({
  part: text.regex(/[^.]$/, 'must be a phrase without a full stop'),
  role: text.regex(/^[a-z ]+$/, 'must be a role such as "button"'),
  name: text.optional(),
  states: text.optional(),
})

/** The shape of what does not reach a component's root; the reason is a sentence. */
export const elsewhereSchema = z.strictObject({
  props: z.array(z.enum(rootProps, `must be one of ${rootProps.join(', ')}`)).min(1, 'must name a prop'),
  why: z.string().trim().regex(/.\.$/, 'must be a sentence that ends with a full stop'),
})

const label = z.string().min(1).optional()
const number = { label, default: z.number(), unit: z.string().optional() }

/** The shape of a control; `src/registry/controls.ts` has the types. */
export const controlSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('color'), label, default: z.string(), alpha: z.boolean().optional() }),
  z.strictObject({ type: z.literal('text'), label, default: z.string() }),
  z.strictObject({ type: z.literal('boolean'), label, default: z.boolean() }),
  z.strictObject({
    type: z.literal('number'),
    ...number,
    min: z.number().optional(),
    max: z.number().optional(),
    step: z.number().positive().optional(),
  }),
  z.strictObject({
    type: z.literal('range'),
    ...number,
    min: z.number(),
    max: z.number(),
    step: z.number().positive(),
  }),
  z.strictObject({
    type: z.literal('select'),
    label,
    default: z.string(),
    options: z.array(z.string()).min(2),
  }),
])
