import { encodeGlass } from '../code'
import type { Glass } from '../glass'
import { studioAddress } from './studio-address'

/** A text of JSON, as the files of a project have it: a list of numbers takes one line. */
export const toJson = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replaceAll(/\[[\s\d.,]+\]/g, (list) => list.replaceAll(/\s+/g, '').replaceAll(',', ', '))}\n`

/** A glass as JSON: every value by its name, as the studio calls them, below its code and its address. */
export const printJson = (glass: Glass): string =>
  toJson({ code: encodeGlass(glass), studio: studioAddress(glass), glass })
