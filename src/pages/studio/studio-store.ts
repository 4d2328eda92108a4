import { useSyncExternalStore } from 'react'
import { encodeGlass } from '../../glass/code'
import { defaultGlass, isSameGlass, type Glass, type GlassName } from '../../glass/glass-values'
import { glassParameter } from '../../glass/glass-choice'
import { glassIn, glassParameters } from '../../glass/glass-in'
import { screens } from '../../registry/screens'
import { addressState } from '../../ui/address-state'
import { change, redo, startWith, undo, type GlassHistory } from './glass-history'

/** The state of the studio. */
export interface StudioState extends GlassHistory {
  /** Locked values: only their own controls change them. */
  readonly locked: ReadonlySet<GlassName>
  /** Whether the code in the address cannot be read. */
  readonly isUnreadable: boolean
  /** The name of the screen that is shown. */
  readonly screen: string
}

/** The URL parameter with the name of a screen. */
const screenParameter = 'screen'

const firstScreen = screens[0]?.name ?? ''

const isScreen = (name: string | null) => screens.some((screen) => screen.name === name)

/** The screen of an address without the parameter: the fragment of `/studio#shop`, or the first one. */
function screenOfFragment(): string {
  const fragment = window.location.hash.slice(1)
  return isScreen(fragment) ? fragment : firstScreen
}

/** The state of the prerendered page. */
const start: StudioState = {
  ...startWith(defaultGlass),
  locked: new Set(),
  isUnreadable: false,
  screen: firstScreen,
}

const store = addressState<StudioState>({
  start,
  parse: (parameters, before) => {
    const read = glassIn(parameters)
    const glass = read ?? defaultGlass
    const screen = parameters.get(screenParameter)
    return {
      // A step to another place of the page keeps what can be undone.
      ...(isSameGlass(glass, before.glass) ? before : startWith(glass)),
      locked: before.locked,
      isUnreadable: read === undefined,
      screen: screen !== null && isScreen(screen) ? screen : screenOfFragment(),
    }
  },
  // The default glass needs no code.
  format: ({ glass, screen }, parameters) => {
    for (const name of [...glassParameters, screenParameter]) parameters.delete(name)
    if (!isSameGlass(glass, defaultGlass)) parameters.set(glassParameter, encodeGlass(glass))
    if (screen !== screenOfFragment()) parameters.set(screenParameter, screen)
  },
})

/** The control whose moves are one step of undo, until its field reports `change`. */
let moving: GlassName | undefined

function show(history: GlassHistory) {
  const before = store.read()
  if (history === before) return
  store.publish({ ...before, ...history, isUnreadable: false })
  store.write.soon()
}

/** Changes the history, and ends the step of a control. */
function apply(next: (history: GlassHistory) => GlassHistory) {
  moving = undefined
  show(next(store.read()))
}

/** Selects a part of the state: the prerendered page's during hydration, and then the address bar's. */
export const useStudio = <Part>(part: (state: StudioState) => Part): Part =>
  useSyncExternalStore(
    store.subscribe,
    () => part(store.read()),
    () => part(start),
  )

/** Selects a part of the glass. */
export const useGlass = <Part>(part: (glass: Glass) => Part): Part => useStudio(({ glass }) => part(glass))

/** The current glass. */
export const readGlass = (): Glass => store.read().glass

/** Calls a listener after each change; returns a function that unsubscribes. */
export const followStudio = store.subscribe

/** Changes values of the glass, as one step of undo. */
export const setGlass = (values: Partial<Glass>): void => apply((history) => change(history, values))

/** Moves a control. All its moves until `endMove` are one step of undo. */
export function moveControl(name: GlassName, values: Partial<Glass>): void {
  const before = store.read()
  const after = change(before, values, moving === name)
  if (after !== before) moving = name
  show(after)
}

/** Ends the step of the control that was moved last. */
export const endMove = (): void => {
  moving = undefined
}

/** Shows another screen, and writes it to the address. */
export function showScreen(screen: string): void {
  store.publish({ ...store.read(), screen })
  store.write.soon()
}

/** Undo. */
export const undoStep = (): void => apply(undo)

/** Redo. */
export const redoStep = (): void => apply(redo)

/** Whether a value is locked. */
export const isLocked = (name: GlassName): boolean => store.read().locked.has(name)

/** Changes the values that are not locked, as one step of undo. */
export const setUnlocked = (values: Partial<Glass>): void =>
  setGlass(Object.fromEntries(Object.entries(values).filter(([name]) => !isLocked(name as GlassName))))

/** Locks a value, or unlocks it. */
export function toggleLock(name: GlassName): void {
  const before = store.read()
  const locked = new Set(before.locked)
  if (!locked.delete(name)) locked.add(name)
  store.publish({ ...before, locked })
}

/** Follows the address bar while the studio is on screen; returns a function that stops. */
export function followAddress(): () => void {
  const end = store.follow(endMove)
  return () => {
    end()
    endMove()
    // The next visit reads its address; what is still on screen may read the state once more.
    store.reset()
  }
}
