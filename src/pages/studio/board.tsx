import { Suspense } from 'react'
import { schemes } from '../../glass/glass-values'
import { boardScreens } from './board-screens'
import styles from './board.module.css'
import { Half } from './half'

/** Every screen, in light and dark. The document has the first one in light. */
export const Board = () => (
  <div className={styles.board}>
    {boardScreens.map((screen, index) => (
      <section key={screen.name} className={styles.screen} aria-labelledby={screen.name}>
        <h2 id={screen.name}>{screen.title}</h2>
        <div className={styles.halves}>
          {schemes.map((scheme) => (
            // Each in a boundary of its own: React hydrates them one by one.
            <Suspense key={scheme}>
              <Half screen={screen} scheme={scheme} isPrerendered={index === 0 && scheme === 'light'} />
            </Suspense>
          ))}
        </div>
      </section>
    ))}
  </div>
)
