/** Trusted Types (W3C): not in every browser, and not in Node. */
const { trustedTypes } = globalThis as {
  readonly trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { readonly createHTML: (html: string) => string },
    ) => { createHTML: (html: string) => unknown }
  }
}

const policy = trustedTypes?.createPolicy('vitrine', { createHTML: (html) => html })

/**
 * Marks HTML as written by the site's own build, so that it may be inserted: the Content-Security-Policy allows no other.
 * Never call it with anything that a visitor or another site can write.
 */
export const ownHtml = (html: string): string =>
  // Where it is an object, the DOM and React take it like a string.
  policy === undefined ? html : (policy.createHTML(html) as string)
