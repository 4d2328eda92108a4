/** What an `entry.tsx` declares its page with. It imports this as `#docs`, and nothing else outside its folder. */
export { over, readableOn, withAlpha } from './color'
export type { Values } from './controls'
export type { Meta } from './meta'
export { readableOnGlass } from './readability'
export { customizer, docs, example, gallery, propsTable } from './sections'
