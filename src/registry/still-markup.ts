/**
 * What a picture cannot have, and what stands in its place. To tools that do not know `inert`, landmarks and articles would
 * be those of the page, and links would lead nowhere.
 */
const replacements: Readonly<Record<string, string>> = {
  a: 'span',
  article: 'div',
  aside: 'div',
  footer: 'div',
  header: 'div',
  nav: 'div',
  section: 'div',
}

/** What takes focus by itself. */
const controls = new Set(['button', 'input', 'select', 'summary', 'textarea'])

/**
 * Attributes that nobody sees: what scripts, forms and assistive technology read, and ids, of which the page may have the
 * same. States stay, since styles follow them.
 */
const unseen =
  / (?:id|for|name|form|list|alt|title|role|href|target|rel|tabindex|autocomplete|popovertarget|xmlns|aria-(?:label|labelledby|describedby|controls|haspopup|hidden|live|atomic|valuetext))="[^"]*"/gi

/**
 * Makes a picture of what React has rendered: the same look, without ids, names and a place in the order of focus.
 *
 * @param html Markup as React writes it, in which no value has a bare `<` or `>`.
 * @param opened Whether dialogs and popovers are shown, in the flow. Only a script could open them.
 */
export const stillMarkup = (html: string, opened: boolean): string =>
  html.replaceAll(
    /<(\/?)([a-z][\w-]*)((?: [^<>]*|\/)?)>/g,
    (_tag, end: string, tag: string, attributes: string) => {
      // A hint to fetch a picture early: it would be a request of its own.
      if (tag === 'link') return ''
      const name = replacements[tag] ?? tag
      if (end !== '') return `</${name}>`
      const seen = attributes
        .replaceAll(unseen, '')
        // Password managers put a button into each field for a password.
        .replace(' type="password"', ' type="text"')
      const shown = opened ? seen.replace(/ popover="[^"]*"/, ' data-popover=""') : seen
      return `<${name}${controls.has(tag) ? ' tabindex="-1"' : ''}${opened && tag === 'dialog' ? ' open=""' : ''}${shown}>`
    },
  )
