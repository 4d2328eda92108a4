interface Held {
  /** The element's own value, and its priority. */
  readonly own: readonly [value: string, priority: string]
  /** The values that components want. The last one counts. */
  readonly wanted: readonly { readonly value: string }[]
}

const elements = new WeakMap<HTMLElement, Map<string, Held>>()

/**
 * Sets an inline style of an element that several components share, such as the page. The element has its own value again
 * once all of them have let go, in any order.
 *
 * @param property A CSS property, such as `padding-bottom`.
 * @returns A function that lets go.
 */
export function holdStyle(element: HTMLElement, property: string, value: string): () => void {
  const styles = elements.get(element) ?? new Map<string, Held>()
  elements.set(element, styles)
  const one = { value }
  const want = (change: (wanted: Held['wanted']) => Held['wanted']) => {
    const { own, wanted } = styles.get(property) ?? {
      own: [element.style.getPropertyValue(property), element.style.getPropertyPriority(property)] as const,
      wanted: [],
    }
    const now = change(wanted)
    if (now.length > 0) styles.set(property, { own, wanted: now })
    else styles.delete(property)
    const last = now.at(-1)
    element.style.setProperty(property, ...(last ? ([last.value, own[1]] as const) : own))
  }
  want((wanted) => [...wanted, one])
  return () => want((wanted) => wanted.filter((other) => other !== one))
}
