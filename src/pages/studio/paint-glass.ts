import { propertiesOf, type Properties } from '../../glass/css'
import { defaultGlass, schemes, type Glass, type Scheme } from '../../glass/glass-values'
import { followNear } from './near'
import { followStudio, readGlass } from './studio-store'

/** The properties of the prerendered board. */
export const startProperties: Readonly<Record<Scheme, Properties>> = {
  light: propertiesOf(defaultGlass, 'light'),
  dark: propertiesOf(defaultGlass, 'dark'),
}

let painted = { glass: defaultGlass, properties: startProperties }

/** The properties of a glass: computed once for all elements that it is painted on. */
function propertiesIn(glass: Glass, scheme: Scheme): Properties {
  if (painted.glass !== glass) {
    const [light, dark] = schemes.map((one) => propertiesOf(glass, one))
    painted = { glass, properties: { light: light ?? {}, dark: dark ?? {} } }
  }
  return painted.properties[scheme]
}

/** An empty value takes a property away. */
const gone = (properties: Properties): Properties =>
  Object.fromEntries(Object.keys(properties).map((name) => [name, '']))

/**
 * Keeps the properties of an element those of the glass: only what has changed is set, and nothing is rendered. What is
 * far from sight is painted when it comes near.
 *
 * @param element An element with the properties of the prerendered board.
 * @returns What ends that.
 */
export function paintGlass(element: HTMLElement, scheme: Scheme): () => void {
  let shown = startProperties[scheme]
  let isNear = true
  const paint = () => {
    if (!isNear) return
    const next = propertiesIn(readGlass(), scheme)
    for (const [name, value] of Object.entries({ ...gone(shown), ...next }))
      // The names are those of properties.
      if (shown[name as keyof Properties] !== value) element.style.setProperty(name, value)
    shown = next
  }
  paint()
  const ends = [
    followStudio(paint),
    followNear(element, (near) => {
      isNear = near
      paint()
    }),
  ]
  return () => ends.forEach((end) => end())
}
