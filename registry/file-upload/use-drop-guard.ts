import { useLayoutEffect } from 'react'

/** Whether files are dragged, and no text or link. */
export const hasFiles = ({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>): boolean =>
  dataTransfer?.types.includes('Files') === true

/** Whether the browser itself puts dropped files somewhere, as into another input. */
const takesFiles = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input[type=file]:enabled'))

/** Refuses files that nothing takes: the browser would open them in place of the page. */
function refuse(event: DragEvent) {
  if (event.defaultPrevented || !hasFiles(event) || takesFiles(event.target)) return
  event.preventDefault()
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
}

/** Refuses them after all others have heard the event, of whom one may take them. */
const refuseLast = ({ type }: Event) =>
  window.addEventListener(type === 'drop' ? 'drop' : 'dragover', refuse, { once: true })

/** While it is shown, files that are dropped where nothing takes them do nothing, so that a near miss loses no work. */
export function useDropGuard(): void {
  useLayoutEffect(() => {
    const types = ['dragover', 'drop'] as const
    for (const type of types) window.addEventListener(type, refuseLast, true)
    return () => {
      for (const type of types) {
        window.removeEventListener(type, refuseLast, true)
        window.removeEventListener(type, refuse)
      }
    }
  }, [])
}
