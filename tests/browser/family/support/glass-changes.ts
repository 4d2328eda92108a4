import type { Page } from '../../fixture'

/**
 * Sets a property of the material on the page's root, and lists the glass in previews whose style it does not change.
 * Glass is left out where the component's own props set the property, and where the style is its shape or its content:
 * round corners, a color from a prop.
 */
export const changesOfGlass = (
  page: Page,
  property: string,
  value: string,
  style: string,
): Promise<string[]> =>
  page.evaluate(
    ({ property, value, style }) => {
      const layers = [...document.querySelectorAll<HTMLElement>('[data-stage] *')].flatMap((element) =>
        ['::before', ''].flatMap((pseudo) => {
          const { backdropFilter, content } = getComputedStyle(element, pseudo)
          const isGlass = /blur\(/.test(backdropFilter) && (pseudo === '' || content !== 'none')
          return isGlass ? [{ element, pseudo }] : []
        }),
      )
      const own = ({ element }: { readonly element: HTMLElement }) => {
        const ofLevels = ['', '-thin', '-regular', '-thick'].map((level) =>
          property.replace('--glass', `--glass${level}`),
        )
        // Shadows from a prop take the place of those that depth has.
        if (property === '--glass-depth') ofLevels.push('--glass-shadow')
        if (element.closest(ofLevels.map((name) => `[style*="${name}:"]`).join()) !== null) return true
        const fromProp = (kind: string) =>
          [...element.style].some((name) => name.endsWith(`-${kind}`) && !name.startsWith('--glass'))
        if (style === 'color') return fromProp('color')
        const radius = getComputedStyle(element).borderTopLeftRadius
        return style.includes('radius') && (/%|999/.test(radius) || fromProp('radius'))
      }
      const read = ({ element, pseudo }: { readonly element: HTMLElement; readonly pseudo: string }) =>
        getComputedStyle(element, style === 'color' ? '' : pseudo).getPropertyValue(style)
      const measured = layers.filter((layer) => !own(layer))
      const before = measured.map(read)
      document.documentElement.style.setProperty(property, value)
      const same = measured.filter((layer, index) => read(layer) === before[index])
      document.documentElement.style.removeProperty(property)
      return same.map(({ element, pseudo }) => `${element.outerHTML.slice(0, 80)}${pseudo}`)
    },
    { property, value, style },
  )
