/** The contract: all that an `entry.tsx` may import besides its own folder. */
export { over, readableOn, withAlpha } from './colour'
export type { Values } from './controls'
export type { Meta } from './meta'
export { customiser, docs, example, gallery, propsTable } from './sections'
