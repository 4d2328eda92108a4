import type { Page } from '../../fixture'

/** Lists what is hard to see under forced colors, and what ignores the visitor's colors. */
export const forcedColorProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.forcedColorAdjust = 'none'
    const system = (name: string) => {
      probe.style.color = name
      return getComputedStyle(probe).color
    }
    const names = [
      'CanvasText',
      'LinkText',
      'VisitedText',
      'ButtonText',
      'FieldText',
      'GrayText',
      'HighlightText',
      'Highlight',
    ]
    const palette = new Set(names.map(system))
    const canvas = system('Canvas')
    probe.remove()

    const found: string[] = []
    const report = (element: Element, problem: string) =>
      found.push(`${element.outerHTML.slice(0, 140)} ${problem}`)
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const hasEdge = (style: CSSStyleDeclaration) =>
      (style.borderTopStyle !== 'none' &&
        Number.parseFloat(style.borderTopWidth) >= 1 &&
        style.borderTopColor !== canvas) ||
      (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1)

    // Icons have the color of the text around them. Pictures with fixed colors are left out.
    for (const icon of document.querySelectorAll('svg')) {
      const { stroke, fill } = getComputedStyle(icon.querySelector('use') ?? icon)
      const drawn = stroke === 'none' ? fill : stroke
      if (isVisible(icon) && icon.querySelector('[fill^="#"]') === null && !palette.has(drawn))
        report(icon, `is drawn in ${drawn}`)
    }
    // The browser paints text on a backplate of Canvas, so text in the color Canvas is invisible.
    for (const text of document.querySelectorAll('a, button, p, li, td, th, label, h1, h2, h3')) {
      const { color, forcedColorAdjust } = getComputedStyle(text)
      if (isVisible(text) && forcedColorAdjust === 'auto' && color === canvas)
        report(text, 'has the color of the canvas')
    }
    for (const control of document.querySelectorAll('button, input, select, textarea')) {
      const style = getComputedStyle(control)
      if (!isVisible(control) || control.getBoundingClientRect().width <= 1) continue
      // The browser draws these controls itself, in system colors.
      if (control instanceof HTMLInputElement && /checkbox|radio|range|color/.test(control.type)) continue
      const boxes = [control, control.parentElement].filter((box) => box !== null)
      // Glass has its edge on a layer behind the content.
      const edged = (box: Element) =>
        hasEdge(getComputedStyle(box)) || hasEdge(getComputedStyle(box, '::before'))
      if (control.matches('input, select, textarea') && !boxes.some(edged)) report(control, 'has no edge')
      const text = control.textContent.trim()
      if (
        control.matches('button') &&
        text === '' &&
        control.querySelector('svg, span') === null &&
        !hasEdge(style)
      )
        report(control, 'has neither text nor icon nor edge')
      if (!palette.has(style.color)) report(control, `has text in ${style.color}`)
    }
    return found
  })

/** Lists the selected items that differ from the others only in the color of their text. */
export const unmarkedSelections = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const look = (element: Element): string => {
      const parts = [element, ...element.querySelectorAll('span')]
      return parts
        .map((part) => {
          const style = getComputedStyle(part)
          return [
            style.backgroundColor,
            style.borderTopWidth,
            style.borderTopColor,
            style.outlineStyle,
            style.textDecorationLine,
            style.boxShadow,
            getComputedStyle(part, '::after').borderBottomStyle,
          ].join(' ')
        })
        .join('; ')
    }
    const selected =
      '[aria-selected="true"], [aria-current]:not([aria-current="false"]), [aria-pressed="true"], label:has(input[type="radio"]:checked), .react-calendar__tile--active'
    const others = 'a, button, label:has(input[type="radio"]), [role="option"], [role="tab"]'
    return [...document.querySelectorAll(selected)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => {
        const group = element.closest(
          'ul, nav, fieldset, [role="tablist"], .react-calendar__month-view__days, [data-stage]',
        )
        const rest = [...(group?.querySelectorAll(others) ?? [])].filter(
          (other) => !other.matches(selected) && !other.matches(':disabled, [aria-disabled="true"]'),
        )
        if (rest.length === 0) return []
        return rest.some((other) => look(other) === look(element)) ? [element.outerHTML.slice(0, 160)] : []
      })
  })
