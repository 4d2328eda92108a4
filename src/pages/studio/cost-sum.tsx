import { useEffect, useState } from 'react'
import { itemHref } from '../../docs/code/item-files'
import type { RegistryItem } from '../../install/registry-item'
import { kilobytes, paintLine } from '../../registry/cost'
import { useGlass, setGlass, useStudio } from './studio-store'
import styles from './export.module.css'

/** The layers that blur on the board's light side at its present width, and their area. */
function paintedNow() {
  const boxes = [...document.querySelectorAll('[data-half=light] *')].flatMap((element) =>
    ['', '::before'].flatMap((pseudo) => {
      const { backdropFilter, content } = getComputedStyle(element, pseudo)
      const isPainted = element.checkVisibility() && (pseudo === '' || content !== 'none')
      return isPainted && /blur\((?!0px)/.test(backdropFilter) ? [element.getBoundingClientRect()] : []
    }),
  )
  return {
    layers: boxes.length,
    area: Math.round(boxes.reduce((sum, { width, height }) => sum + width * height, 0)),
  }
}

/** Fetches the bytes that a screen adds to an app; undefined if that fails. */
async function fetchBytes(screen: string): Promise<string | undefined> {
  try {
    const response = await fetch(itemHref(screen))
    // The site's own build wrote it.
    const { meta } = (await response.json()) as RegistryItem
    if (meta?.cost === undefined) return undefined
    const { script, css } = meta.cost.alone
    return `${kilobytes(script)} script · ${kilobytes(css)} CSS`
  } catch {
    return undefined
  }
}

/** The switch of cheap glass, and on demand what the screen on the board costs. */
export function CostSum() {
  const isCheap = useGlass(({ economy }) => economy > 0)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.cost}>
      <label>
        <input
          type="checkbox"
          checked={isCheap}
          onChange={({ currentTarget }) => setGlass({ economy: Number(currentTarget.checked) })}
        />
        Cheap glass: fewer layers, less blur
      </label>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>What this screen costs</summary>
        {isOpen && <Sum />}
      </details>
    </div>
  )
}

/** The bytes of the screen on the board, and its layers, which are counted when a level's blur comes or goes, or the board changes its size. */
function Sum() {
  const blurs = useGlass(({ economy, thinBlur, regularBlur, thickBlur }) =>
    [economy, thinBlur, regularBlur, thickBlur].map(Boolean).join(),
  )
  const screen = useStudio((state) => state.screen)
  const [bytes, setBytes] = useState<{ readonly screen: string; readonly text: string | undefined }>()
  const [painted, setPainted] = useState<ReturnType<typeof paintedNow>>()
  useEffect(() => {
    let isWanted = true
    void fetchBytes(screen).then((text) => isWanted && setBytes({ screen, text }))
    return () => void (isWanted = false)
  }, [screen])
  // After the board has the properties of the glass. A screen that is loaded later changes its size.
  useEffect(() => {
    let frame = 0
    const count = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setPainted(paintedNow()))
    }
    const observer = new ResizeObserver(count)
    for (const box of document.querySelectorAll('[data-half=light], [data-half=light] > *'))
      observer.observe(box)
    count()
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [screen, blurs])
  return (
    <p role="status">
      {[
        bytes?.screen === screen ? (bytes.text ?? 'Its bytes could not be loaded.') : 'Loading …',
        ...(painted ? [paintLine(painted)] : []),
      ].join(' · ')}
    </p>
  )
}
