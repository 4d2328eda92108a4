/** The contract: all that an `entry.tsx` may import besides its own folder. */
export { over, readableOn, withAlpha } from './color'
export type { Values } from './controls'
export type { Meta } from './meta'
export { customizer, docs, example, gallery, propsTable } from './sections'
