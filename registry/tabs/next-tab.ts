/** How a list of tabs is laid out. */
export interface Layout {
  readonly isVertical: boolean
  /** Whether the text runs from right to left. */
  readonly isRtl: boolean
}

/** The steps of a key along the tabs; undefined for one that does not move. */
function stepsOf(key: string, { isVertical, isRtl }: Layout): 1 | -1 | undefined {
  if (isVertical) return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined
  return (key === 'ArrowRight') === isRtl ? -1 : 1
}

/**
 * The index of the tab that a key moves to: the arrow keys go around, Home and End to the ends, and all of them pass over
 * disabled tabs.
 *
 * @param isEnabled Of each tab, whether it can be chosen.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function nextTab(
  key: string,
  from: number,
  isEnabled: readonly boolean[],
  layout: Layout,
): number | undefined {
  if (key === 'Home') return indexOrNone(isEnabled.indexOf(true))
  if (key === 'End') return indexOrNone(isEnabled.lastIndexOf(true))
  const step = stepsOf(key, layout)
  if (step === undefined) return undefined
  const { length } = isEnabled
  const inOrder = isEnabled.map((_, index) => (from + step * (index + 1) + length * (index + 1)) % length)
  return inOrder.find((index) => isEnabled[index])
}

const indexOrNone = (index: number) => (index < 0 ? undefined : index)
