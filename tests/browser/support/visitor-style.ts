import type { Page } from '@playwright/test'

/** Keeps a page from being painted, which often takes longer than what is asked of it. All else stays as it is. */
export const unpainted = ':root, :modal, :popover-open, ::backdrop { opacity: 0 !important }'

/** Replaces the visitor's style sheet. The page's Content-Security-Policy blocks a `<style>`. */
export const setVisitorStyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
