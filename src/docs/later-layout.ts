import { nextPaint } from '../ui/next-paint'
import { nextTask } from '../ui/next-task'
import styles from './later-layout.module.css'

/** The class of an element that is painted as soon as those of its children that are in sight have their place. */
export const later = styles.later ?? ''

const isInSight = (element: Element) => element.getBoundingClientRect().top < window.innerHeight

/**
 * Lays out the children that are in sight, and after the paint the others, each in a task of its own: no task is long, and
 * the page answers input in between. With `content-visibility: auto`, browsers would lay out what is near in the same frame.
 */
export async function layOutLater(root: Element | null): Promise<void> {
  if (root?.classList.contains(later) !== true) return
  const [, ...others] = [...root.children].filter((child) => child instanceof HTMLElement)
  const waiting = others.filter((child) => {
    if (!isInSight(child)) return true
    child.dataset.laidOut = ''
    return false
  })
  await nextPaint()
  for (const child of waiting) {
    child.dataset.laidOut = ''
    // Reading a size is what lays it out.
    void child.offsetHeight
    await nextTask()
  }
  root.classList.remove(later)
  for (const child of others) delete child.dataset.laidOut
}
