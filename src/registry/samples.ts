import type { ComponentType } from 'react'

const files = import.meta.glob<ComponentType>('../../registry/*/home.demo.tsx', { import: 'default' })

/** Loads the sample of a component that visitors can use on the home page, by the name of its folder. */
export const samples: ReadonlyMap<string, () => Promise<ComponentType>> = new Map(
  Object.entries(files).map(([file, load]) => [file.split('/').at(-2) ?? file, load]),
)
