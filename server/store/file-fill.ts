import { StartupError } from '../startup-error'
import { noCounts, type Part } from './backup'
import { type Capacity, capacityError, fillOf } from './capacity'
import { dataLayout, decodeData, fileContent } from './data-layouts'
import { type FileData, remedy } from './file-list'
import { type ListName, listNames, type Store } from './store'

/** Fills an empty file, in one write. */
export function fileFill({ change }: FileData, capacities: Record<ListName, Capacity>): Store['fill'] {
  return async (batches) => {
    const counts = noCounts()
    const secret: unknown[] = []
    const lists = { outbox: [], stories: [], waiting: [], messages: [], keys: [] }
    const content: Record<Part, unknown[]> = { secret, ...lists }
    for await (const { part, values } of batches) counts[part] = content[part].push(...values)
    const { data, error } = fileContent.safeParse({ format: dataLayout, ...content, secret: secret[0] })
    if (!data) {
      const [{ path, message } = { path: [], message: '' }] = error.issues
      throw new StartupError(`A file cannot hold ${path.join('.')} (${message}). Set DATABASE_URL.`)
    }
    const filled = decodeData(data)
    for (const name of listNames) {
      const full = capacityError(fillOf(filled[name]), { records: 0, bytes: 0 }, capacities[name], remedy)
      if (full) throw full
    }
    await change((draft) => {
      if (draft.keys.size > 0 || listNames.some((name) => draft[name].entries.length > 0))
        throw new StartupError('The store is not empty. Set DATA_DIR to an empty folder.')
      Object.assign(draft, filled)
    })
    return counts
  }
}
