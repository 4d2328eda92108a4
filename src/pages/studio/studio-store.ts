import { useSyncExternalStore } from 'react'
import { restingWrite } from '../../docs/page/page-query'
import { defaultGlass, type Glass, type GlassField } from '../../glass/glass'
import { createStore } from '../../ui/store'
import { readAddress, writeAddress } from './glass-address'
import { change, redo, startWith, undo, type GlassHistory } from './glass-history'

/** What the studio knows. */
export interface StudioState extends GlassHistory {
  /** The values that only their own knobs change. */
  readonly locked: ReadonlySet<GlassField>
  /** Whether the code in the address cannot be read. */
  readonly isUnreadable: boolean
}

/** The state of the prerendered page. */
const start: StudioState = { ...startWith(defaultGlass), locked: new Set(), isUnreadable: false }

/** Nothing until it is first read: the prerenderer has no address bar. */
const store = createStore<StudioState | undefined>(undefined)
let initial: StudioState | undefined

const fromAddress = (): StudioState => {
  const { glass, isUnreadable } = readAddress()
  return { ...start, ...startWith(glass), isUnreadable }
}

const state = (): StudioState => store.read() ?? (initial ??= fromAddress())

/** The address is written in the frame of a change, or when changes rest. */
const write = restingWrite(() => writeAddress(state().glass))

/** The knob whose moves are one step; none once its field has reported `change`. */
let turning: GlassField | undefined

function show(history: GlassHistory) {
  const before = state()
  if (history === before) return
  store.publish({ ...before, ...history, isUnreadable: false })
  write.soon()
}

/** Changes the history, outside of any knob's step. */
function take(next: (history: GlassHistory) => GlassHistory) {
  turning = undefined
  show(next(state()))
}

/** A part of what the studio shows: as prerendered while the page is hydrated, as in the address bar after that. */
export const useStudio = <Part>(part: (state: StudioState) => Part): Part =>
  useSyncExternalStore(
    store.subscribe,
    () => part(state()),
    () => part(start),
  )

/** A part of the glass on the board: as prerendered while the page is hydrated, as in the address bar after that. */
export const useGlass = <Part>(part: (glass: Glass) => Part): Part => useStudio(({ glass }) => part(glass))

/** The glass on the board. */
export const readGlass = (): Glass => state().glass

/** Calls a listener after each change; returns what ends that. */
export const followStudio = store.subscribe

/** Changes values of the glass, as one step of undo. */
export const setGlass = (values: Partial<Glass>): void => take((history) => change(history, values))

/** Moves a knob. All its moves until `endTurn` are one step of undo. */
export function turnKnob(name: GlassField, values: Partial<Glass>): void {
  const before = state()
  const after = change(before, values, turning === name)
  if (after !== before) turning = name
  show(after)
}

/** Ends the step of the knob that was moved last. */
export const endTurn = (): void => {
  turning = undefined
}

/** Takes the last step back. */
export const undoStep = (): void => take(undo)

/** Takes the last undone step again. */
export const redoStep = (): void => take(redo)

/** Whether a value is locked. */
export const isLocked = (name: GlassField): boolean => state().locked.has(name)

/** Changes the values that are not locked, as one step of undo. */
export const setUnlocked = (values: Partial<Glass>): void =>
  setGlass(Object.fromEntries(Object.entries(values).filter(([name]) => !isLocked(name as GlassField))))

/** Locks a value, or unlocks it. */
export function toggleLock(name: GlassField): void {
  const before = state()
  const locked = new Set(before.locked)
  if (!locked.delete(name)) locked.add(name)
  store.publish({ ...before, locked })
}

/** Follows the address bar while the studio is on screen; returns what ends that. */
export function followAddress(): () => void {
  const { pathname } = window.location
  const read = () => {
    write.cancel()
    // After a step to another page, the studio is still on screen for a moment.
    if (window.location.pathname !== pathname) return
    turning = undefined
    store.publish({ ...fromAddress(), locked: state().locked })
  }
  // A click may lead to another page: a write that still waits is done before.
  document.addEventListener('click', write.now, true)
  window.addEventListener('popstate', read)
  return () => {
    document.removeEventListener('click', write.now, true)
    window.removeEventListener('popstate', read)
    write.cancel()
    turning = undefined
    // The next visit begins with what its address says; what is still on screen may ask once more.
    store.publish(undefined)
    initial = undefined
  }
}
