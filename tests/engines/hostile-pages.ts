import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tailwind } from '../support/tailwind'

/** A page of somebody else's that components have to stand. */
export interface HostilePage {
  /** The page's own stylesheet. It comes after the components' styles, which is harder to stand. */
  readonly css?: string
  /** The properties that its stylesheet may change. */
  readonly changes?: RegExp
  /** The direction of its text. */
  readonly dir?: 'rtl'
  /** Its language. */
  readonly lang?: string
  /** What is around the components. */
  readonly in?: 'dialog'
  /** The rows of keyboard tables that are different there, or whose tests choose the direction themselves. */
  readonly otherKeys?: RegExp
  /** The width of the window, in px. @default 1280 */
  readonly width?: number
}

const { resolve } = createRequire(import.meta.url)
const compile = await tailwind()

/** Pages whose stylesheets must change nothing about a component. */
export const resets: Readonly<Record<string, HostilePage>> = {
  'a page with a reset of every element': {
    css: '*, *::before, *::after { margin: 0; padding: 0; box-sizing: border-box }',
  },
  'a page with a reset of elements': {
    css: `button, input, textarea, select, dialog, details, summary, progress, ul, li, p, h2, h3, span, div, img, svg {
            margin: 0; padding: 0; border: 0; border-radius: 0; background: none; font: inherit; color: inherit;
            list-style: none; appearance: none; line-height: 1;
          }
          img, svg { display: block; max-width: 100% }`,
  },
  'a page with normalize.css': {
    css: readFileSync(resolve('normalize.css'), 'utf8'),
    // Its rules for `[type='button']` and `[type='search']` are as strong as a class.
    changes: /^(appearance|outline-offset)$/,
  },
  'a page with Tailwind 4': {
    css: compile([]),
    // A box without a size of its own, such as the layer of the glass, is as large either way.
    changes: /^(appearance|box-sizing)$/,
  },
}

/** Pages that give components other room, another direction, another ground. */
export const rooms: Readonly<Record<string, HostilePage>> = {
  'a bare page': {},
  'a page with a dark body': {
    css: ':root { color-scheme: dark } body { background: #0b0b12; color: #eeeeee }',
  },
  'a page from right to left': {
    dir: 'rtl',
    lang: 'ar',
    // The browser turns the arrows of sliders and radio buttons around; the calendar's own tests do.
    otherKeys: /(Left|Right) Arrow|Arrow keys select|month, year, decade/,
  },
  'a window of 320 px': { width: 320 },
  'a flex row': {
    css: '[data-stage] { display: flex; gap: 1rem }',
  },
  'a grid': {
    css: '[data-stage] { display: grid; place-items: center }',
  },
  'a page with text of 200 %': { css: 'html { font-size: 200% }' },
  'an open dialog': {
    in: 'dialog',
    // The page behind a dialog does not scroll, and the forms of the examples have `method="dialog"`, which closes it.
    otherKeys: /back-to-top|authentication-card by keyboard (Enter|Space)/,
  },
}

/**
 * The pages on which the Keyboard tables run: several of the pages above at once, as other people's are, because a page
 * takes a minute for all tables. Only pages with the same rows are together, so that no row is left out on any. `APART=1`
 * has each alone. The resets do not hide each other: of each alone, another test says that it changes no component's style.
 */
const together: readonly (readonly string[])[] = [
  [...Object.keys(resets), 'a page with a dark body', 'a flex row'],
  ['a window of 320 px', 'a grid', 'a page with text of 200 %'],
  ['a page from right to left'],
  ['an open dialog'],
]

/** Several pages as one. @throws {Error} When their rows differ. */
function joined(pages: readonly HostilePage[]): HostilePage {
  if (new Set(pages.map(({ otherKeys }) => otherKeys?.source)).size > 1)
    throw new Error('Pages whose other keys differ are together. Have them apart.')
  const css = pages.flatMap((page) => page.css ?? []).join('\n')
  return { ...pages.reduce((all, page) => ({ ...all, ...page }), {}), ...(css && { css }) }
}

/** The pages of the Keyboard tables by their names. @throws {Error} When a page is in none or several of them. */
export function keyboardPages(): Readonly<Record<string, HostilePage>> {
  // A bare page is no other than the site's.
  const { 'a bare page': _bare, ...all } = { ...rooms, ...resets }
  if (process.env.APART) return all
  for (const name of Object.keys(all)) {
    const rows = together.filter((names) => names.includes(name)).length
    if (rows !== 1) throw new Error(`"${name}" is in ${rows} rows of \`together\`. Put it into one.`)
  }
  return Object.fromEntries(
    together.map((names) => [names.join(', '), joined(names.flatMap((name) => all[name] ?? []))]),
  )
}
