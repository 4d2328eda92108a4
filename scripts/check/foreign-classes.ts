import ts from 'typescript'
import { isClassOfPackage } from '../css-modules/package-class.ts'
import type { Diagnostic } from '../entry/diagnostic.ts'
import { nodesOf, placeOf } from '../entry/syntax-tree.ts'

/** The classes that an attribute gives its element, where it is written as a text. */
function classesIn({ name, initializer }: ts.JsxAttribute): string[] {
  if (name.getText() !== 'className' || initializer === undefined) return []
  const value = ts.isJsxExpression(initializer) ? initializer.expression : initializer
  return value && ts.isStringLiteralLike(value) ? value.text.split(/\s+/).filter(Boolean) : []
}

/** Reports classes that are written as they are: a page that has a class of that name would change the component. */
export const foreignClasses = (source: ts.SourceFile): Diagnostic[] =>
  nodesOf(source)
    .filter(ts.isJsxAttribute)
    .flatMap((attribute) =>
      classesIn(attribute)
        .filter((name) => !isClassOfPackage(name))
        .map((name) => ({
          file: placeOf(attribute),
          message: `The class '${name}' is not the component's own: every page that has such a class changes it.`,
          suggestion: 'Give the element a look of its own, with `styled`.',
        })),
    )
