import { startTransition, Suspense, useEffect, useState, type ComponentType } from 'react'
import { schemes } from '../../glass/glass-values'
import { screens } from '../../registry/screens'
import { useHydrated } from '../../ui/hydration'
import { lazyValue, type LazyValue } from '../../ui/load-chunk'
import { TabList } from '../../ui/tab-list'
import styles from './board.module.css'
import { Divider, followFocus } from './divider'
import { Half } from './half'
import { showScreen, useStudio } from './studio-store'

/** A screen on the board. */
interface BoardScreen {
  /** Also the id of its tab: links to screens were shared. */
  readonly id: string
  readonly title: string
  readonly component: LazyValue<ComponentType>
}

/** The screens of the board, in order. */
const boardScreens: readonly BoardScreen[] = screens.map(({ name, title, load }) => ({
  id: name,
  title,
  component: lazyValue(load),
}))

/** Loads the screen that the document contains. */
export const loadFirstScreen = async (): Promise<void> => {
  await boardScreens[0]?.component.load()
}

/** Loads every screen ahead of a choice. The board reports a failure when a screen is chosen. */
const prefetch = () => boardScreens.forEach(({ component }) => void component.load().catch(() => undefined))

/** One screen at a time, in a frame as high as the window, in light and in dark on the two sides of a divider. */
export function Board() {
  const name = useStudio(({ screen }) => screen)
  const chosen = Math.max(
    boardScreens.findIndex(({ id }) => id === name),
    0,
  )
  const screen = boardScreens[chosen]
  return (
    <section className={styles.board} aria-label="Screens" id="screens">
      <div className={styles.strip} onPointerEnter={prefetch} onFocus={prefetch}>
        <TabList
          label="Screens"
          tabs={boardScreens}
          chosen={chosen}
          panel="screen"
          isDisabled={!useHydrated()}
          onChoose={(index) => showScreen(boardScreens[index]?.id ?? '')}
        />
      </div>
      <div className={styles.view} role="tabpanel" id="screen" aria-labelledby={screen?.id} ref={followFocus}>
        {screen && <Shown key={screen.id} {...screen} />}
        <Divider />
      </div>
    </section>
  )
}

/** The two halves of a screen. It is loaded when it is shown. */
function Shown({ title, component }: BoardScreen) {
  // A component is a function, which React would call for the state.
  const [Loaded, setLoaded] = useState(() => component.current())
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    if (Loaded || isFailed) return
    component.load().then(
      (loaded) => startTransition(() => setLoaded(() => loaded)),
      () => setFailed(true),
    )
  }, [Loaded, isFailed, component])
  return (
    <>
      {schemes.map((scheme) => (
        // One boundary each, so that React hydrates them one by one.
        <Suspense key={scheme}>
          <Half title={title} scheme={scheme} component={Loaded} />
        </Suspense>
      ))}
      {isFailed && (
        <p className={styles.failure} role="alert">
          This screen could not be loaded.
          <button type="button" className="button" onClick={() => setFailed(false)}>
            Try again
          </button>
        </p>
      )}
    </>
  )
}
