import type { Page } from '../../fixture'

/** What the blur of a page costs. */
export interface BlurCost {
  /** The most blurred layers that are in the viewport at once, at any scroll position. */
  readonly layers: number
  /** The CSS rules that animate a blur. */
  readonly animated: readonly string[]
}

/** Measures the blur of the open page. */
export const blurCost = (page: Page): Promise<BlurCost> =>
  page.evaluate(() => {
    const spans: (readonly [top: number, bottom: number])[] = []
    let fixed = 0
    for (const element of document.querySelectorAll('body, body *')) {
      const box = element.getBoundingClientRect()
      if (box.width === 0 || box.height === 0 || !element.checkVisibility({ visibilityProperty: true }))
        continue
      for (const layer of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, layer)
        if (layer !== undefined && style.content === 'none') continue
        if (!/blur\((?!0px)/.test(`${style.backdropFilter} ${style.filter}`)) continue
        if (element.closest('body > #root > header') === null)
          spans.push([box.top + window.scrollY, box.bottom + window.scrollY])
        else fixed += 1
      }
    }
    // The count only grows where the top of a layer reaches the bottom or the top of the viewport.
    const tops = spans.flatMap(([top]) => [top, top - window.innerHeight + 1])
    const counts = tops.map(
      (y) => spans.filter(([top, bottom]) => top < y + window.innerHeight && bottom > y).length,
    )

    const animated: string[] = []
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSKeyframesRule && /filter/.test(rule.cssText)) animated.push(rule.cssText)
        if (rule instanceof CSSStyleRule) {
          const moved = rule.style.transitionProperty.split(', ')
          const timed = /[1-9]/.test(rule.style.transitionDuration)
          if (timed && moved.some((property) => /^(all|(-webkit-)?backdrop-filter)$/.test(property)))
            animated.push(rule.cssText)
          // Any other filter may be animated.
          if (/blur/.test(rule.style.filter)) animated.push(rule.cssText)
        }
        if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) read(rule.cssRules)
      }
    }
    for (const sheet of document.styleSheets) read(sheet.cssRules)
    return { layers: fixed + Math.max(0, ...counts), animated }
  })
