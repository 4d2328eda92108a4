import { z } from 'zod'

/*
 * The rules of the Design Tokens Format Module 2025.10 for the types that a glass has, as far as JSON can break them.
 * https://www.designtokens.org/tr/2025.10/format/
 */

const share = z.number().min(0).max(1)

const color = z.strictObject({
  colorSpace: z.literal('srgb'),
  components: z.tuple([share, share, share]),
  alpha: share.optional(),
  hex: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .optional(),
})

const dimension = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) })

const shadow = z.strictObject({
  color,
  offsetX: dimension,
  offsetY: dimension,
  blur: dimension,
  spread: dimension,
  inset: z.boolean().optional(),
})

const token = z.discriminatedUnion('$type', [
  z.strictObject({ $type: z.literal('color'), $value: color }),
  z.strictObject({ $type: z.literal('dimension'), $value: dimension }),
  z.strictObject({ $type: z.literal('number'), $value: z.number() }),
  z.strictObject({ $type: z.literal('shadow'), $value: z.union([shadow, z.array(shadow).min(1)]) }),
])

export type Token = z.infer<typeof token>

/** A group has a description, tokens and groups; a token is what has a value. */
export interface Group {
  readonly [name: string]: Group | Token | string
}

const name = z.string().regex(/^[^${}.][^{}.]*$/)

const group: z.ZodType<Group> = z.lazy(() =>
  z
    .looseObject({ $description: z.string().optional(), $value: z.never().optional() })
    .pipe(z.record(z.string(), z.unknown()))
    .transform(({ $description: _text, ...members }) => members)
    .pipe(z.record(name, z.union([token, group]))),
)

/** Reads a file of design tokens. @throws {z.ZodError} Where it breaks the format. */
export const parseTokens = (text: string): Group => group.parse(JSON.parse(text))

const isToken = (member: Group | Token | string): member is Token =>
  typeof member === 'object' && '$value' in member

const cssColor = ({ components, alpha = 1 }: z.infer<typeof color>) =>
  `rgb(${components.map((one) => `${Number((one * 100).toFixed(2))}%`).join(' ')} / ${alpha})`

const cssLength = ({ value, unit }: z.infer<typeof dimension>) => `${value}${unit}`

const cssShadow = ({ color: tone, offsetX, offsetY, blur, spread }: z.infer<typeof shadow>) =>
  [...[offsetX, offsetY, blur, spread].map(cssLength), cssColor(tone)].join(' ')

function cssValue(one: Token): string {
  switch (one.$type) {
    case 'color':
      return cssColor(one.$value)
    case 'dimension':
      return cssLength(one.$value)
    case 'number':
      return String(one.$value)
    case 'shadow':
      return [one.$value].flat().map(cssShadow).join(', ')
  }
}

/** The tokens of a group as custom properties, as a tool of the field makes them: `radius` becomes `--glass-radius`. */
export const cssOfTokens = (members: Group, prefix: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(members).flatMap(([key, member]) =>
      isToken(member) ? [[`--${prefix}-${key}`, cssValue(member)]] : [],
    ),
  )
