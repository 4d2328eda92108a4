import type { Docs } from '../../src/registry/sections.ts'
import { renderThumbnail } from '../../src/registry/thumbnail.ts'
import type { Diagnostic } from '../entry/diagnostic.ts'
import { placeInEntry } from '../entry/place-in-entry.ts'

/** What a picture cannot have: it would run, play or fetch something. */
const refused = /<(script|iframe|object|embed|video|audio)\b/

/** Reports a thumbnail that cannot be rendered without a browser, or that is more than a picture. */
export function* thumbnailErrors(file: string, docs: Docs): Generator<Diagnostic> {
  const at = () => placeInEntry(file, docs.thumbnail ? ['thumbnail'] : ['sections', 0])
  const suggestion = 'Declare a `thumbnail` in docs({ … }), as src/registry/sections.ts describes.'
  try {
    const [, element] = refused.exec(renderThumbnail(docs)?.html ?? '') ?? []
    if (element !== undefined)
      yield { file: at(), message: `The thumbnail has a <${element}>, and a picture is still.`, suggestion }
  } catch (thrown) {
    yield {
      file: at(),
      message: `The thumbnail cannot be rendered: ${String(thrown)}.`,
      suggestion,
    }
  }
}
