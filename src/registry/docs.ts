/** What an `entry.tsx` declares its page with, and a `screen.ts` itself. They import it as `#docs`. */
export { over, readableOn, withAlpha } from './color'
export type { Values } from './controls'
export type { Meta, ScreenMeta } from './meta'
export { readableOnGlass } from './readability'
export { customizer, docs, example, gallery, propsTable } from './sections'
