import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefCallback,
  type RefObject,
  type ToggleEvent,
} from 'react'
import type { Calendar } from '../calendar/calendar'
import { keepPlaced } from '../shared/place'
import { hidePopover, isPopoverOpen, showPopover } from '../shared/top-layer'
import { useKeptPopover } from '../shared/use-kept-popover'

const stop = (event: Event) => event.stopPropagation()

/** Keeps what the calendar tells of a choice inside: its field tells it. */
export const keepChoices: RefCallback<HTMLElement> = (pane) => {
  for (const type of ['input', 'change']) pane?.addEventListener(type, stop)
}

/**
 * The popover with the calendar, beside its field. The calendar is fetched when it is first wanted: most dates are typed.
 *
 * @param box What it is beside.
 * @param isReady Whether the popover is on the page.
 */
export function usePane(box: RefObject<HTMLElement | null>, isReady: boolean) {
  const pane = useRef<HTMLDivElement>(null)
  const [isShown, setIsShown] = useState(false)
  const [fetched, setFetched] = useState<{ readonly Calendar: typeof Calendar }>()
  /** Whether focus moves to the calendar once it is there. */
  const isOpening = useRef(false)
  const isOpen = () => pane.current !== null && isPopoverOpen(pane.current)

  const moveFocus = () => {
    const day = pane.current?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')
    if (!day || !isOpening.current || !isOpen()) return
    isOpening.current = false
    day.focus()
  }
  const onFetched = useEffectEvent(moveFocus)
  useEffect(() => onFetched(), [fetched])

  useKeptPopover(pane, undefined, isReady)

  const keepPlace = useEffectEvent(() =>
    pane.current && box.current
      ? keepPlaced(pane.current, box.current, { side: 'bottom', align: 'start' })
      : undefined,
  )
  useLayoutEffect(() => (isShown ? keepPlace() : undefined), [isShown])

  /** Fetches the calendar. What has failed is tried again; an empty popover closes. */
  const prepare = () => {
    if (!fetched)
      void import('../calendar/calendar').then(setFetched, () => {
        if (pane.current) hidePopover(pane.current)
      })
  }
  return {
    pane,
    isShown,
    Calendar: fetched?.Calendar,
    prepare,
    show: (source: HTMLElement | null) => pane.current && showPopover(pane.current, source),
    hide: () => pane.current && hidePopover(pane.current),
    onBeforeToggle: ({ newState, target, currentTarget }: ToggleEvent) => {
      // While it closes, the calendar still has the focus that goes back.
      if (target !== currentTarget || newState !== 'open' || isShown) return
      isOpening.current = true
      prepare()
      setIsShown(true)
    },
    onToggle: ({ target, currentTarget }: ToggleEvent) => {
      // React has hidden the popover, and takes its ref away.
      if (target !== currentTarget || !pane.current) return
      setIsShown(isOpen())
      if (isOpen()) moveFocus()
      else isOpening.current = false
    },
  }
}
