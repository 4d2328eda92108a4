import { nextPaint, nextTask } from '../../ui/next-task'
import styles from './later-layout.module.css'

/** The class of an element that is painted as soon as what is in sight of it has its place. */
export const later = styles.later ?? ''

/** What waits: all children but the first, and the code in that. */
const parts = ':scope > :not(:first-child), :scope > :first-child pre'

/** Whether the content of an element begins above the lower edge of the window. */
const isInSight = (element: Element) =>
  element.getBoundingClientRect().top + parseFloat(getComputedStyle(element).paddingTop) < window.innerHeight

/**
 * Lays out the parts that are in sight, and after the paint the others, each in a task of its own: no task is long, and the
 * page answers input in between. With `content-visibility: auto`, browsers would lay out what is near in the same frame.
 */
export async function layOutLater(root: Element | null): Promise<void> {
  if (root?.classList.contains(later) !== true) return
  const all = [...root.querySelectorAll<HTMLElement>(parts)]
  const waiting = all.filter((part) => {
    if (!isInSight(part)) return true
    part.dataset.laidOut = ''
    return false
  })
  await nextPaint()
  for (const part of waiting) {
    part.dataset.laidOut = ''
    // Reading a size is what lays it out.
    void part.offsetHeight
    await nextTask()
  }
  root.classList.remove(later)
  for (const part of all) delete part.dataset.laidOut
}
