import type { Page } from '../../fixture'

/** Lists what moves, or would move, for longer than a frame. */
export const longMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const frame = 1000 / 60
    const milliseconds = (list: string) =>
      Math.max(...list.split(', ').map((time) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000)))
    const found = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > frame)
      .map(
        ({ effect }) =>
          `runs: ${effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 100) ?? '') : ''}`,
      )
    for (const element of document.querySelectorAll('html, body, body *')) {
      for (const layer of [undefined, '::before', '::after', '::details-content', '::backdrop']) {
        const style = getComputedStyle(element, layer)
        if (milliseconds(style.transitionDuration) > frame || milliseconds(style.animationDuration) > frame)
          found.push(`would run: ${element.outerHTML.slice(0, 100)}${layer ?? ''}`)
      }
      if (getComputedStyle(element).scrollBehavior === 'smooth')
        found.push(`scrolls smoothly: ${element.tagName}`)
    }
    return found
  })
