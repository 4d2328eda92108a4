/** What the store knows about a customer. An empty text is missing. */
export interface Profile {
  name: string
  email: string
  phone: string
  city: string
  size: string
  contact: string
  about: string
}

/** The customer who is signed in. */
export const yuki: Profile = {
  name: 'Yuki Tanaka',
  email: 'yuki@example.com',
  phone: '+47 22 55 01 99',
  city: 'Oslo',
  size: '38',
  contact: 'email',
  about: '',
}

/** The percentage of the profile that is filled in. */
export function completeness(profile: Profile): number {
  const values = Object.values(profile)
  return Math.round((values.filter((value) => value.trim() !== '').length / values.length) * 100)
}
