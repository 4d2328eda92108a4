import { startTransition, useEffect, useRef, useState, type ComponentType } from 'react'
import { handleCodeBlocks } from '../../docs/code/code-actions'
import { Section } from '../../docs/page/section'
import { lazyValue } from '../../ui/load-chunk'
import { followNear } from '../../ui/near'
import styles from './export.module.css'

const panel = lazyValue(() => import('./export-panel').then(({ ExportPanel }) => ExportPanel))

/** The exports of the glass. The document contains the heading; the rest is loaded when it comes near the viewport. */
export function ExportSection() {
  const place = useRef<HTMLDivElement>(null)
  const [Panel, setPanel] = useState<ComponentType>()
  const [isFailed, setFailed] = useState(false)

  useEffect(() => handleCodeBlocks(place.current), [])
  useEffect(() => {
    if (place.current === null || isFailed) return undefined
    return followNear(place.current, (isNear) => {
      if (!isNear) return
      panel.load().then(
        (loaded) => startTransition(() => setPanel(() => loaded)),
        () => setFailed(true),
      )
    })
  }, [isFailed])

  return (
    <Section
      title="Export"
      text="One command makes all components in your app this glass. Or copy it, for components or for anything else."
    >
      {/* The id that this section had: links to it were shared. */}
      <div
        ref={place}
        id="take-it-along"
        className={styles.place}
        aria-busy={Panel || isFailed ? undefined : true}
      >
        {Panel && <Panel />}
        {isFailed && (
          <p role="alert">
            The formats could not be loaded.{' '}
            <button type="button" className="button" onClick={() => setFailed(false)}>
              Try again
            </button>
          </p>
        )}
      </div>
    </Section>
  )
}
