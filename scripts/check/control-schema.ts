import { z } from 'zod'

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
