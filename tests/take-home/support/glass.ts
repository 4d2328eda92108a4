import type { Page } from '@playwright/test'
import { encodeGlass } from '../../../src/glass/code'
import { propertiesOf } from '../../../src/glass/css'
import { defaultGlass, type Glass, type Scheme } from '../../../src/glass/glass-values'
import smoke from '../../../src/glass/presets/smoke'
import { site } from './registry'

/**
 * A glass that differs from the delivered one in both schemes, in opacities too. Eight bits hold its lights exactly: what
 * an app is built with writes colors as hexadecimal digits.
 */
export const glass: Glass = {
  ...defaultGlass,
  ...smoke.glass,
  darkThickOpacity: 0.93,
  lightHighlight: 0.8,
  darkHighlight: 0.4,
  radius: 9,
}

/** The address that installs it. */
export const glassAddress = `${site}/r/glass.json?g=${encodeGlass(glass)}`

/** Sets the properties of the glass on the page, as the board of the studio does. */
export const setInline = (page: Page, scheme: Scheme): Promise<void> =>
  page.locator('html').evaluate(
    (root, properties) => {
      for (const [name, value] of Object.entries(properties)) root.style.setProperty(name, value)
      // What changes slowly is there at once.
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish()
    },
    propertiesOf(glass, scheme),
  )
