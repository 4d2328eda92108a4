/** The folders of `src`, each above those that it may import; the files beside them are above all. */
const floors = [
  ['shared'],
  ['ui'],
  ['registry'],
  ['glass', 'highlighter'],
  ['take-home', 'install'],
  ['docs'],
  ['api', 'auth'],
  ['site'],
  ['pages'],
]

/** The room of a file: its folder in `src`. */
const roomOf = (file: string) => /^src\/([^/]+)\//.exec(file)?.[1]

const floorOf = (file: string) => {
  const index = floors.findIndex((rooms) => rooms.includes(roomOf(file) ?? ''))
  return index === -1 ? floors.length : index
}

/** The imports from a room to one above it, as `from > to`. */
export const importsUpward = (graph: ReadonlyMap<string, readonly string[]>): string[] =>
  [...graph].flatMap(([from, all]) =>
    all.filter((to) => to.startsWith('src/') && floorOf(from) < floorOf(to)).map((to) => `${from} > ${to}`),
  )

/** The pairs of rooms among these imports. */
export const pairsOfRooms = (imports: readonly string[]): string[] => [
  ...new Set(
    imports.map((one) =>
      one
        .split(' > ')
        .map((file) => roomOf(file) ?? file)
        .join(' > '),
    ),
  ),
]
