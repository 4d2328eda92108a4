/** The origin of canonical links, and of the addresses in what visitors take home. */
export const siteUrl: string = (import.meta.env.VITE_SITE_URL || 'http://localhost:5000').replace(/\/$/, '')
