/** What the build was told; tests that import this file without Vite were told nothing. Read as a whole, it is bundled whole. */
const told = (import.meta as Partial<ImportMeta>).env?.VITE_SITE_URL

/** The origin of canonical links, and of the addresses in what visitors take home. */
export const siteUrl: string = (told || 'http://localhost:5000').replace(/\/$/, '')
