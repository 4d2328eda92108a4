import { nextPaint } from '../ui/next-paint'
import { nextTask } from '../ui/next-task'
import styles from './later-layout.module.css'

/** The class of an element that is painted as soon as those of its children that are in sight have their place. */
export const later = styles.later ?? ''

/** Lays out the children that wait, each in a task of its own: no task is long, and the page answers input in between. */
export async function layOutLater(root: Element | null): Promise<void> {
  if (root?.classList.contains(later) !== true) return
  await nextPaint()
  const sections = [...root.children].filter((section) => section instanceof HTMLElement)
  for (const section of sections) {
    section.dataset.laidOut = ''
    // Reading a size is what lays it out.
    void section.offsetHeight
    await nextTask()
  }
  root.classList.remove(later)
  for (const section of sections) delete section.dataset.laidOut
}
