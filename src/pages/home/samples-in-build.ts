import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { catalogue } from '../../registry/catalogue'
import type { Sample } from '../../registry/page-data'
import { samples } from '../../registry/samples'

/** The samples of home in the order of the catalogue. */
export const samplesOfCatalogue = (): readonly Sample[] =>
  catalogue.flatMap(({ name, title, route }) => (samples.has(name) ? { name, title, route } : []))

/** The HTML of each sample by its name, in the element that the script of the sample hydrates. */
export async function renderSamples(): Promise<ReadonlyMap<string, string>> {
  const rendered = [...samples].map(async ([name, load]) => {
    // Each sample is a separate root: the prefix keeps their ids apart.
    const html = renderToString(createElement(await load()), { identifierPrefix: name })
    return [name, `<div>${html}</div>`] as const
  })
  return new Map(await Promise.all(rendered))
}
