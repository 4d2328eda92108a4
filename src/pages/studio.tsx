import { Suspense, useEffect, type FunctionComponent } from 'react'
import styles from './studio.module.css'
import { Board } from './studio/board'
import { boardScreens, loadFirstScreen, loadOnScroll } from './studio/board-screens'
import { Knobs } from './studio/knobs'
import { StudioHeader } from './studio/studio-header'
import { followAddress } from './studio/studio-store'
import { TakeAlong } from './studio/take-along'

/** The studio: knobs of the glass, screens made of our components that follow them, and ways to take the glass home. */
function Studio() {
  useEffect(followAddress, [])
  useEffect(loadOnScroll, [])
  return (
    <main id="main" className={styles.page}>
      <StudioHeader screens={boardScreens} />
      <div className={styles.workbench}>
        <Suspense>
          <Knobs />
        </Suspense>
        <Board />
        <div className={styles.along}>
          <Suspense>
            <TakeAlong />
          </Suspense>
        </div>
      </div>
    </main>
  )
}

/** Loads the studio, and the screen that its document has. */
export async function loadStudio(): Promise<FunctionComponent> {
  await loadFirstScreen()
  return Studio
}
