import { useSyncExternalStore } from 'react'
import { decodeGlass, encodeGlass } from '../../glass/code'
import { defaultGlass, isSameGlass, type Glass, type GlassField } from '../../glass/glass-values'
import { glassParameter } from '../../glass/glass-choice'
import { addressState } from '../../ui/address-state'
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

const store = addressState<StudioState>({
  start,
  parse: (parameters, { locked }) => {
    const code = parameters.get(glassParameter)
    const glass = code === null ? defaultGlass : decodeGlass(code)
    return { ...startWith(glass ?? defaultGlass), locked, isUnreadable: glass === undefined }
  },
  // The default glass needs no code.
  format: ({ glass }, parameters) => {
    if (isSameGlass(glass, defaultGlass)) parameters.delete(glassParameter)
    else parameters.set(glassParameter, encodeGlass(glass))
  },
})

/** The knob whose moves are one step; none once its field has reported `change`. */
let turning: GlassField | undefined

function show(history: GlassHistory) {
  const before = store.read()
  if (history === before) return
  store.publish({ ...before, ...history, isUnreadable: false })
  store.write.soon()
}

/** Changes the history, outside of any knob's step. */
function take(next: (history: GlassHistory) => GlassHistory) {
  turning = undefined
  show(next(store.read()))
}

/** A part of what the studio shows: as prerendered while the page is hydrated, as in the address bar after that. */
export const useStudio = <Part>(part: (state: StudioState) => Part): Part =>
  useSyncExternalStore(
    store.subscribe,
    () => part(store.read()),
    () => part(start),
  )

/** A part of the glass on the board: as prerendered while the page is hydrated, as in the address bar after that. */
export const useGlass = <Part>(part: (glass: Glass) => Part): Part => useStudio(({ glass }) => part(glass))

/** The glass on the board. */
export const readGlass = (): Glass => store.read().glass

/** Calls a listener after each change; returns what ends that. */
export const followStudio = store.subscribe

/** Changes values of the glass, as one step of undo. */
export const setGlass = (values: Partial<Glass>): void => take((history) => change(history, values))

/** Moves a knob. All its moves until `endTurn` are one step of undo. */
export function turnKnob(name: GlassField, values: Partial<Glass>): void {
  const before = store.read()
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
export const isLocked = (name: GlassField): boolean => store.read().locked.has(name)

/** Changes the values that are not locked, as one step of undo. */
export const setUnlocked = (values: Partial<Glass>): void =>
  setGlass(Object.fromEntries(Object.entries(values).filter(([name]) => !isLocked(name as GlassField))))

/** Locks a value, or unlocks it. */
export function toggleLock(name: GlassField): void {
  const before = store.read()
  const locked = new Set(before.locked)
  if (!locked.delete(name)) locked.add(name)
  store.publish({ ...before, locked })
}

/** Follows the address bar while the studio is on screen; returns what ends that. */
export function followAddress(): () => void {
  const end = store.follow(endTurn)
  return () => {
    end()
    endTurn()
    // The next visit begins with its own address. What is still on screen may read the state once more.
    store.reset()
  }
}
