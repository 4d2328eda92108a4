/** The class names in a document. */
export const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))

/** The class names in a stylesheet. The name of a layer can have a dot, too. */
export const classesOf = (css: string): readonly string[] => [
  ...new Set(
    [...css.replaceAll(/@layer[^{;]+/g, '').matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name),
  ),
]
