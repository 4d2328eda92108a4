import { transform, type Declaration, type Selector, type Visitor } from 'lightningcss'

/** The name of a property, also of a declaration that Lightning CSS cannot parse. */
const propertyOf = (declaration: Declaration) =>
  declaration.property === 'unparsed' ? declaration.value.propertyId.property : declaration.property

const isEndless = (declaration: Declaration) =>
  propertyOf(declaration).startsWith('animation') && JSON.stringify(declaration.value).includes('infinite')

/** `article:is(:hover, :focus-within) > [data-thumbnail] …` */
const whileChosen = (selector: Selector): Selector => [
  { type: 'type', name: 'article' },
  {
    type: 'pseudo-class',
    kind: 'is',
    selectors: [[{ type: 'pseudo-class', kind: 'hover' }], [{ type: 'pseudo-class', kind: 'focus-within' }]],
  },
  { type: 'combinator', value: 'child' },
  { type: 'attribute', name: 'data-thumbnail' },
  { type: 'combinator', value: 'descendant' },
  ...selector,
]

/** Removed by `withoutChanges`. */
const changes = /transition|overflow-wrap|@layer[^{;]*;/

const none = () => []

/**
 * Each by its name: Lightning CSS passes on only what is asked for. A call for every declaration takes four times as long.
 */
const withoutChanges: Visitor<never> = {
  Declaration: {
    transition: none,
    'transition-property': none,
    'transition-duration': none,
    'transition-delay': none,
    'transition-timing-function': none,
    // The words of a picture are known.
    'overflow-wrap': none,
    custom: { 'transition-behavior': none },
  },
  Rule: { 'layer-statement': none },
}

/** Leaves of each rule what has its endless animation run while the card is chosen. */
const running: Visitor<never> = {
  Rule: {
    style: ({ value: { selectors, declarations, loc } }) =>
      declarations.declarations.some(isEndless)
        ? {
            type: 'style',
            value: {
              loc,
              selectors: selectors.map(whileChosen),
              declarations: {
                importantDeclarations: [
                  { property: 'animation-play-state', vendorPrefix: ['none'], value: ['running'] },
                ],
              },
            },
          }
        : [],
    keyframes: none,
    'layer-statement': none,
  },
}

const transformed = (css: string, visitor: Visitor<never>) =>
  transform({ filename: 'static.css', code: Buffer.from(css), visitor }).code.toString()

/** Selects states as static markup has them: `[data-selected]` for `[aria-selected]`. */
export const statesAsData = (css: string): string => css.replaceAll('[aria-', '[data-')

/**
 * The rules of what is a picture to everyone, such as a thumbnail: without transitions, and without the order of the
 * layers, which its document has stated before. What moves without end does so while its card is hovered or has focus. The
 * rules that say so name what moves: one for all elements would have a browser style all of them anew with each click.
 */
export function staticCss(rules: string): string {
  const css = statesAsData(rules)
  // Looked for in the text first: a visitor that looks at each rule takes longer than all else that is done for a thumbnail.
  const runs = css.includes('infinite') ? transformed(css, running) : ''
  // In the layer of the rule that pauses everything in a thumbnail: among important rules, the earlier layer wins.
  const chosen = runs.includes('running') ? `@layer site { ${runs} }` : ''
  // Minified apart: the visitor runs last, and the blocks that it empties would stay.
  const code = Buffer.from((changes.test(css) ? transformed(css, withoutChanges) : css) + chosen)
  return transform({ filename: 'static.css', code, minify: true }).code.toString()
}
