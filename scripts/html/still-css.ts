import { transform, type Declaration } from 'lightningcss'

/** What shows only when something changes. A value that Lightning CSS does not know is one of an unparsed declaration. */
const isOfChanges = (declaration: Declaration) =>
  (declaration.property === 'unparsed'
    ? declaration.value.propertyId.property
    : declaration.property
  ).startsWith('transition')

/**
 * The rules of what is a picture to everyone, such as a thumbnail: without transitions, and without the order of the
 * layers, which its document has stated before.
 */
export function stillCss(css: string): string {
  const { code } = transform({
    filename: 'still.css',
    code: Buffer.from(css),
    visitor: {
      Declaration: (declaration) => (isOfChanges(declaration) ? [] : undefined),
      Rule: { 'layer-statement': () => [] },
    },
  })
  // Minified apart: the visitor runs last, and the blocks that it empties would stay.
  return transform({ filename: 'still.css', code, minify: true }).code.toString()
}
