/** Joins class names, and leaves out those that are missing or empty. */
export const classNames = (...names: readonly (string | undefined)[]): string =>
  names.filter((name) => name !== undefined && name !== '').join(' ')
