import type { EntryModule } from '../../registry/entry-module'

/** How far below the window a section is when its script is loaded: about a screen. */
const distance = '800px'

/**
 * Brings "Add to your project" to life when it comes near: most visitors of a page never scroll there.
 *
 * @returns What ends it.
 */
export function handleAddToProject(root: HTMLElement | null, entry: EntryModule) {
  const section = root?.querySelector<HTMLElement>('[data-static=add-to-project]')
  if (!section) return undefined
  let end: (() => void) | undefined
  let isEnded = false
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      // If it cannot be loaded, the command for the defaults can still be copied.
      import('./follow-project').then(
        ({ followProject }) => {
          if (!isEnded) end = followProject(section, entry)
        },
        () => {},
      )
    },
    { rootMargin: distance },
  )
  observer.observe(section)
  return () => {
    isEnded = true
    observer.disconnect()
    end?.()
  }
}
