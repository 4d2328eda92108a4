import { existsSync } from 'node:fs'

/**
 * The CSS module that stands beside a file with styled elements: `button.module.css` for `button.tsx`, and
 * `pricing.module.css` for `pricing.styles.ts`.
 */
export const moduleFile = (file: string): string => file.replace(/(\.styles)?\.tsx?$/, '.module.css')

/** The file that a CSS module is made of, which is on disk. */
export const sourceOfModule = (module: string): string | undefined =>
  module.endsWith('.module.css')
    ? ['.styles.ts', '.tsx', '.ts']
        .map((extension) => module.replace(/\.module\.css$/, extension))
        .find((file) => existsSync(file))
    : undefined
