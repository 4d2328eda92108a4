import { Suspense, useEffect, type FunctionComponent } from 'react'
import { Board, loadFirstScreen } from './studio/board'
import { Controls } from './studio/controls'
import { ExportSection } from './studio/export-section'
import { followAddress, useStudio } from './studio/studio-store'
import styles from './studio.module.css'

/** The studio: the controls of the glass, screens that follow them, and the exports of the glass. */
function Studio() {
  useEffect(followAddress, [])
  return (
    <main id="main" className={styles.page}>
      <Header />
      <div className={styles.workbench}>
        <Suspense>
          <Controls />
        </Suspense>
        <Board />
        <div className={styles.exports}>
          <Suspense>
            <ExportSection />
          </Suspense>
        </div>
      </div>
    </main>
  )
}

/** Loads the studio, and the screen that its document contains. */
export async function loadStudio(): Promise<FunctionComponent> {
  await loadFirstScreen()
  return Studio
}

/** The heading, and links past the controls. */
const Header = () => (
  <header className={styles.header}>
    <h1>Studio</h1>
    <Lead />
    <nav className={styles.places} aria-label="In the studio">
      <a href="#screens">Screens</a>
      <a href="#export">Export</a>
    </nav>
  </header>
)

/** The introduction, or the error of the address. Both take the same space, so that nothing shifts. */
function Lead() {
  const isUnreadable = useStudio((state) => state.isUnreadable)
  return (
    <div className={styles.lead} data-unreadable={isUnreadable}>
      <p>Shape the glass once, see it on whole screens in light and dark, and export it.</p>
      <p role="alert" aria-hidden={!isUnreadable}>
        The code in this address cannot be read, so this is the default glass. The address stays as it is
        until you change something.
      </p>
    </div>
  )
}
