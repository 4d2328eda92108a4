/** The class names of an element as one attribute: the component's, and the consumer's if there is one. */
export const classNames = (...names: readonly (string | undefined)[]): string =>
  names.filter((name) => name !== undefined && name !== '').join(' ')
