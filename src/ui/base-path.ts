// Vite replaces only the whole expression. Tests import this file without Vite, and so without `env`.
const base = (import.meta as Partial<ImportMeta>).env?.BASE_URL ?? '/'

/** The path below which the site lives (`BASE_PATH`), without a trailing slash: empty, or `/docs`. */
export const basePath: string = base === '/' ? '' : base.slice(0, -1)
