// Vite replaces only the whole expression. Tests import this file without Vite, and so without `env`.
const repository = (import.meta as Partial<ImportMeta>).env?.VITE_REPOSITORY
const email = (import.meta as Partial<ImportMeta>).env?.VITE_CONTACT_EMAIL
const phone = (import.meta as Partial<ImportMeta>).env?.VITE_CONTACT_PHONE
const website = (import.meta as Partial<ImportMeta>).env?.VITE_CONTACT_WEBSITE

/** The name of the product, and what its build was configured with. */
export const site = {
  name: 'Vitrine',
  tagline: 'Glass components for React, ready to copy.',
  description:
    'Vitrine is a library of glassmorphism React components: find one, adjust its controls, and leave with code that works.',
  /** `owner/name` on the code host. */
  repository: repository || 'vitrine-ui/vitrine',
  /** Where the owner of this copy can be reached; empty where it is not configured. */
  contact: { email: email ?? '', phone: phone ?? '', website: website ?? '' },
} as const

/** The address of the source repository. */
export const repositoryUrl = `https://github.com/${site.repository}`

/** The address where a file of the repository is edited. */
export const editUrl = (file: string): string => `${repositoryUrl}/edit/main/${file}`

/** The links of the navigation bar, in order. */
export const navigation = [
  { to: '/', label: 'Home' },
  { to: '/donate', label: 'Sponsor' },
  { to: '/about', label: 'About Us' },
  { to: '/contact', label: 'Contact Us' },
  { to: '/stories', label: 'Stories' },
] as const
