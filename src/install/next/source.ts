/** The file that Emotion needs in Next.js, by its path from the folder in which all components lie. */
export const nextFile = 'next/style-registry.tsx'

/** The packages that it imports, with their major versions. */
export const nextPackages: readonly string[] = ['@emotion/cache@11', '@emotion/react@11']
