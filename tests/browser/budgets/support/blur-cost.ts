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
    type Spans = (readonly [top: number, bottom: number])[]
    const spans: Spans = []
    // Those of the studio's frame, which scrolls by itself and shows each half on its side of the divider.
    const framed: Spans = []
    const frame = document.querySelector('[data-half]')?.parentElement
    const isBehindDivider = (half: HTMLElement, { left, right }: DOMRect) => {
      const { left: start, width } = half.getBoundingClientRect()
      const divider = start + width * Number(getComputedStyle(half).getPropertyValue('--split'))
      return half.dataset.half === 'light' ? left >= divider : right <= divider
    }
    let fixed = 0
    for (const element of document.querySelectorAll('body, body *')) {
      const box = element.getBoundingClientRect()
      if (box.width === 0 || box.height === 0 || !element.checkVisibility({ visibilityProperty: true }))
        continue
      for (const layer of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, layer)
        if (layer !== undefined && style.content === 'none') continue
        if (!/blur\((?!0px)/.test(`${style.backdropFilter} ${style.filter}`)) continue
        const half = element.closest<HTMLElement>('[data-half]')
        if (half && frame) {
          const { top } = half.getBoundingClientRect()
          if (!isBehindDivider(half, box)) framed.push([box.top - top, box.bottom - top])
        } else if (element.closest('body > #root > header') === null)
          spans.push([box.top + window.scrollY, box.bottom + window.scrollY])
        else fixed += 1
      }
    }
    /** The most of some layers at once in a window of a height. */
    const most = (layers: Spans, height: number) => {
      // The count only grows where the top of a layer reaches the bottom or the top of the window.
      const tops = layers.flatMap(([top]) => [top, top - height + 1])
      const counts = tops.map((y) => layers.filter(([top, bottom]) => top < y + height && bottom > y).length)
      return Math.max(0, ...counts)
    }

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
    const layers = fixed + most(spans, window.innerHeight) + most(framed, frame?.clientHeight ?? 0)
    return { layers, animated }
  })
