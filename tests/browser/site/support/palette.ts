import type { Page } from '../../fixture'

/** Where a page does not keep to the colors that a visitor who forces colors has chosen. */
export const forcedColorFlaws = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.forcedColorAdjust = 'none'
    const system = (name: string) => {
      probe.style.color = name
      return getComputedStyle(probe).color
    }
    const inks = [
      'CanvasText',
      'LinkText',
      'VisitedText',
      'ButtonText',
      'FieldText',
      'GrayText',
      'HighlightText',
      'Highlight',
    ]
    const palette = new Set(inks.map(system))
    const canvas = system('Canvas')
    probe.remove()

    const found: string[] = []
    const say = (element: Element, what: string) => found.push(`${element.outerHTML.slice(0, 140)} ${what}`)
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const edged = (style: CSSStyleDeclaration) =>
      (style.borderTopStyle !== 'none' &&
        Number.parseFloat(style.borderTopWidth) >= 1 &&
        style.borderTopColor !== canvas) ||
      (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1)

    // Icons are drawn in the color of the text around them; a picture with colors of its own has no currentColor.
    for (const icon of document.querySelectorAll('svg')) {
      const { stroke, fill } = getComputedStyle(icon.querySelector('use') ?? icon)
      const drawn = stroke === 'none' ? fill : stroke
      if (seen(icon) && icon.querySelector('[fill^="#"]') === null && !palette.has(drawn))
        say(icon, `is drawn in ${drawn}`)
    }
    // The browser puts a plate of Canvas under text: text in the color of Canvas is there, and cannot be read.
    for (const text of document.querySelectorAll('a, button, p, li, td, th, label, h1, h2, h3')) {
      const { color, forcedColorAdjust } = getComputedStyle(text)
      if (seen(text) && forcedColorAdjust === 'auto' && color === canvas)
        say(text, 'has the color of the canvas')
    }
    for (const control of document.querySelectorAll('button, input, select, textarea')) {
      const style = getComputedStyle(control)
      if (!seen(control) || control.getBoundingClientRect().width <= 1) continue
      // What the browser draws itself, it draws in the system's colors.
      if (control instanceof HTMLInputElement && /checkbox|radio|range|color/.test(control.type)) continue
      const boxes = [control, control.parentElement].filter((box) => box !== null)
      if (control.matches('input, select, textarea') && !boxes.some((box) => edged(getComputedStyle(box))))
        say(control, 'has no edge')
      const text = control.textContent.trim()
      if (
        control.matches('button') &&
        text === '' &&
        control.querySelector('svg, span') === null &&
        !edged(style)
      )
        say(control, 'has neither text nor icon nor edge')
      if (!palette.has(style.color)) say(control, `has text in ${style.color}`)
    }
    return found
  })

/** What tells chosen from not chosen, in the system's colors: edges, backgrounds and lines, never color of text alone. */
export const unmarked = (page: Page): Promise<string[]> =>
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
    const chosen =
      '[aria-selected="true"], [aria-current]:not([aria-current="false"]), [aria-pressed="true"], label:has(input[type="radio"]:checked), .react-calendar__tile--active'
    const others = 'a, button, label:has(input[type="radio"]), [role="option"], [role="tab"]'
    return [...document.querySelectorAll(chosen)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => {
        const group = element.closest(
          'ul, nav, fieldset, [role="tablist"], .react-calendar__month-view__days, [data-stage]',
        )
        const rest = [...(group?.querySelectorAll(others) ?? [])].filter(
          (other) => !other.matches(chosen) && !other.matches(':disabled, [aria-disabled="true"]'),
        )
        if (rest.length === 0) return []
        return rest.some((other) => look(other) === look(element)) ? [element.outerHTML.slice(0, 160)] : []
      })
  })
