import { fromParameters, toParameters } from '../registry/customizer-state'
import type { EntryModule } from '../registry/entry-module'
import { configurablesOf } from '../registry/live-example'
import type { Meta } from '../registry/meta'
import { parsePreview, previewParameters } from '../registry/preview-settings'
import type { Embed } from '../shared/embed'
import { site } from '../ui/site'

/** The embed of a component's page, with the values of an address. */
export function embedOf(
  { title }: Pick<Meta, 'title'>,
  { folder, docs }: EntryModule,
  parameters: URLSearchParams,
): Embed {
  const { width, ...preview } = parsePreview(parameters)
  const shown = new URLSearchParams({
    ...Object.fromEntries(
      configurablesOf(docs).flatMap((section) =>
        Object.entries(toParameters(section, fromParameters(section, parameters))),
      ),
    ),
    ...previewParameters(preview),
  }).toString()
  return {
    name: folder,
    title: `${title} – ${site.name}`,
    site: site.name,
    search: shown === '' ? '' : `?${shown}`,
    width,
  }
}
