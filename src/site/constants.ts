/** Every constant that says who and where the product is (DECISIONS, "Names"). */
export const site = {
  name: 'Vitrine',
  tagline: 'Glass components for React, ready to copy.',
  description:
    'Vitrine is a library of glassmorphism React components: find one, turn its knobs, and leave with code that works.',
  /** `owner/name` on the code host. */
  repository: import.meta.env.VITE_REPOSITORY || 'vitrine-ui/vitrine',
  /** Where canonical links and the sitemap point. */
  url: (import.meta.env.VITE_SITE_URL || 'http://localhost:5000').replace(/\/$/, ''),
  email: 'hello@vitrine.example',
  phone: '+91 00000 00000',
  website: 'vitrine.example',
} as const

/** The page of the source repository. */
export const repositoryUrl = `https://github.com/${site.repository}`

/** The links of the navigation bar, in order (SPEC section 2). */
export const navigation = [
  { to: '/', label: 'Home' },
  { to: '/donate', label: 'Sponsor' },
  { to: '/about', label: 'About Us' },
  { to: '/contact', label: 'Contact Us' },
  { to: '/stories', label: 'Stories' },
] as const
