import { createElement } from 'react'
import type { ComponentType } from 'react'

const files = import.meta.glob<ComponentType>('../../../registry/recipes/*.tsx', {
  eager: true,
  import: 'default',
})

/** Every recipe in a section of its name. */
export const Recipes = () =>
  Object.entries(files).map(([file, recipe]) => {
    const name = file.split('/').at(-1)?.replace('.tsx', '') ?? file
    return (
      <section key={name} aria-label={name}>
        {createElement(recipe)}
      </section>
    )
  })
