import type { ComponentType } from 'react'
import type { ScreenMeta } from './meta'

/** A whole view made of components. Its description is no part of it: only what visitors install has that. */
export interface Screen extends Omit<ScreenMeta, 'description'> {
  /** The folder's name below `registry/screens/`. */
  readonly name: string
  /** Loads the component. It has no required props, and fills the width of its container. */
  readonly load: () => Promise<ComponentType>
}

const metas = import.meta.glob<Omit<ScreenMeta, 'description'>>('../../registry/screens/*/screen.ts', {
  query: '?meta',
  import: 'default',
  eager: true,
})
const components = import.meta.glob<ComponentType>('../../registry/screens/*/screen.ts', {
  import: 'default',
})

/** Every screen, in order. */
export const screens: readonly Screen[] = Object.entries(metas)
  .map(([file, meta]) => {
    const load = components[file]
    if (load === undefined) throw new Error(`${file} has a meta but no component; the two globs differ.`)
    return { ...meta, name: file.split('/').at(-2) ?? file, load }
  })
  .sort((a, b) => a.order - b.order)
