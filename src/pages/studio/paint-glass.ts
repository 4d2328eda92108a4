import { propertiesOf, type Properties } from '../../glass/css'
import { defaultGlass, schemes, type Glass, type Scheme } from '../../glass/glass-values'
import { followStudio, readGlass } from './studio-store'

/** The properties of the prerendered board. */
export const startProperties: Readonly<Record<Scheme, Properties>> = {
  light: propertiesOf(defaultGlass, 'light'),
  dark: propertiesOf(defaultGlass, 'dark'),
}

let painted = { glass: defaultGlass, properties: startProperties }

/** The properties of a glass, computed once for all elements. */
function propertiesIn(glass: Glass, scheme: Scheme): Properties {
  if (painted.glass !== glass) {
    const [light, dark] = schemes.map((one) => propertiesOf(glass, one))
    painted = { glass, properties: { light: light ?? {}, dark: dark ?? {} } }
  }
  return painted.properties[scheme]
}

/** An empty value removes a property. */
const removed = (properties: Properties): Properties =>
  Object.fromEntries(Object.keys(properties).map((name) => [name, '']))

/**
 * Sets the properties of the glass on an element whenever they change, without rendering.
 *
 * @param element an element with the properties of the prerendered board
 * @returns a function that stops
 */
export function paintGlass(element: HTMLElement, scheme: Scheme): () => void {
  let shown = startProperties[scheme]
  const paint = () => {
    const next = propertiesIn(readGlass(), scheme)
    for (const [name, value] of Object.entries({ ...removed(shown), ...next }))
      // The names are keys of `Properties`.
      if (shown[name as keyof Properties] !== value) element.style.setProperty(name, value)
    shown = next
  }
  paint()
  return followStudio(paint)
}
