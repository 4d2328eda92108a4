/** The API for `entry.tsx` and `screen.ts` files, which import it as `#docs`. */
export { over, readableOn, withAlpha } from './color'
export type { Values } from './controls'
export type { Meta, ScreenMeta } from './meta'
export { readableOnGlass } from './readability'
export { customizer, docs, example, gallery, propsTable } from './sections'
