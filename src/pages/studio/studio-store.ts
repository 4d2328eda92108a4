import { useSyncExternalStore } from 'react'
import { changeQuery, restingWrite } from '../../docs/page/page-query'
import { decodeGlass, encodeGlass, glassParameter } from '../../glass/code'
import { defaultGlass, isSameGlass, type Glass, type GlassField } from '../../glass/glass'
import { createStore } from '../../ui/store'
import { change, redo, startWith, undo, type GlassHistory } from './glass-history'

/** The state of the studio. */
export interface StudioState extends GlassHistory {
  /** Locked values: only their own controls change them. */
  readonly locked: ReadonlySet<GlassField>
  /** Whether the code in the address cannot be read. */
  readonly isUnreadable: boolean
}

/** The glass of the address bar: the default where it has no code, or one that cannot be read. */
function readAddress(): { glass: Glass; isUnreadable: boolean } {
  const code = new URLSearchParams(window.location.search).get(glassParameter)
  const glass = code === null ? defaultGlass : decodeGlass(code)
  return { glass: glass ?? defaultGlass, isUnreadable: glass === undefined }
}

/** Writes a glass into the address bar. The default glass has no code. */
const writeAddress = (glass: Glass): void =>
  changeQuery((parameters) => {
    if (isSameGlass(glass, defaultGlass)) parameters.delete(glassParameter)
    else parameters.set(glassParameter, encodeGlass(glass))
  })

/** The state of the prerendered page. */
const start: StudioState = { ...startWith(defaultGlass), locked: new Set(), isUnreadable: false }

/** Read lazily: the prerenderer has no address bar. */
const store = createStore<StudioState | undefined>(undefined)
let initial: StudioState | undefined

const fromAddress = (): StudioState => {
  const { glass, isUnreadable } = readAddress()
  return { ...start, ...startWith(glass), isUnreadable }
}

const state = (): StudioState => store.read() ?? (initial ??= fromAddress())

/** The address is written in the frame of a change, or when changes rest. */
const write = restingWrite(() => writeAddress(state().glass))

/** The control whose moves are one step of undo, until its field reports `change`. */
let moving: GlassField | undefined

function show(history: GlassHistory) {
  const before = state()
  if (history === before) return
  store.publish({ ...before, ...history, isUnreadable: false })
  write.soon()
}

/** Changes the history, and ends the step of a control. */
function apply(next: (history: GlassHistory) => GlassHistory) {
  moving = undefined
  show(next(state()))
}

/** Selects a part of the state: that of the prerendered page during hydration, then that of the address bar. */
export const useStudio = <Part>(part: (state: StudioState) => Part): Part =>
  useSyncExternalStore(
    store.subscribe,
    () => part(state()),
    () => part(start),
  )

/** Selects a part of the glass. */
export const useGlass = <Part>(part: (glass: Glass) => Part): Part => useStudio(({ glass }) => part(glass))

/** The current glass. */
export const readGlass = (): Glass => state().glass

/** Calls a listener after each change; returns a function that unsubscribes. */
export const followStudio = store.subscribe

/** Changes values of the glass, as one step of undo. */
export const setGlass = (values: Partial<Glass>): void => apply((history) => change(history, values))

/** Moves a control. All its moves until `endMove` are one step of undo. */
export function moveControl(name: GlassField, values: Partial<Glass>): void {
  const before = state()
  const after = change(before, values, moving === name)
  if (after !== before) moving = name
  show(after)
}

/** Ends the step of the control that was moved last. */
export const endMove = (): void => {
  moving = undefined
}

/** Undo. */
export const undoStep = (): void => apply(undo)

/** Redo. */
export const redoStep = (): void => apply(redo)

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

/** Follows the address bar while the studio is on screen; returns a function that stops. */
export function followAddress(): () => void {
  const { pathname } = window.location
  const read = () => {
    write.cancel()
    // After navigation, the studio stays on screen for a moment.
    if (window.location.pathname !== pathname) return
    moving = undefined
    store.publish({ ...fromAddress(), locked: state().locked })
  }
  // A click may lead to another page: write first.
  document.addEventListener('click', write.now, true)
  window.addEventListener('popstate', read)
  return () => {
    document.removeEventListener('click', write.now, true)
    window.removeEventListener('popstate', read)
    write.cancel()
    moving = undefined
    // The next visit reads its address; what is still on screen may read the state once more.
    store.publish(undefined)
    initial = undefined
  }
}
