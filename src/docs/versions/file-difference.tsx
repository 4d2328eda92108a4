import { structuredPatch } from 'diff'
import { useEffect, useMemo, useState } from 'react'
import { hrefTo } from '../../ui/addresses'
import { CodeFigure } from '../code/code-block'
import { textsOf, type History } from './versions-of'
import styles from './versions.module.css'

/** The text with a hash; '' without one, as where there is no file. @throws {TypeError} When it cannot be loaded. */
async function load(hash: string | undefined, history: History): Promise<string> {
  if (hash === undefined) return ''
  const known = textsOf(history).get(hash)
  if (known !== undefined) return known
  // Named by its hash, it never changes.
  const response = await fetch(hrefTo(`/r/releases/files/${hash}.txt`))
  if (!response.ok) throw new TypeError(`The text ${hash} answered ${response.status}.`)
  return response.text()
}

interface FileDifferenceProps {
  readonly name: string
  /** The hashes of its two texts; undefined where a version does not have the file. */
  readonly before: string | undefined
  readonly after: string | undefined
  /** A text in place of the first. */
  readonly own?: string | undefined
  readonly history: History
}

/** The lines of a file that differ, with three lines around them. */
export function FileDifference({ name, before, after, own, history }: FileDifferenceProps) {
  const [texts, setTexts] = useState<readonly [before: string, after: string] | 'failed'>()
  useEffect(() => {
    let isWanted = true
    Promise.all([own ?? load(before, history), load(after, history)]).then(
      (loaded) => isWanted && setTexts(loaded),
      () => isWanted && setTexts('failed'),
    )
    return () => void (isWanted = false)
  }, [before, after, own, history])

  if (texts === undefined) return <p role="status">Loading …</p>
  if (texts === 'failed')
    return <p role="alert">This file could not be loaded. Choose it again to try again.</p>
  return <Lines name={name} before={texts[0]} after={texts[1]} />
}

/** How long a comparison may take, in ms: what differs everywhere says so instead of holding the page up. */
const timeout = 1000

interface LinesProps {
  readonly name: string
  readonly before: string
  readonly after: string
}

function Lines({ name, before, after }: LinesProps) {
  const patch = useMemo(
    () => structuredPatch(name, name, before, after, '', '', { context: 3, timeout }),
    [name, before, after],
  )
  if (patch === undefined) return <p role="status">These two have too little in common to be compared.</p>
  if (patch.hunks.length === 0) return <p role="status">No line differs.</p>
  return (
    <CodeFigure label={name}>
      <code>
        {patch.hunks.map(({ oldStart, oldLines, newStart, newLines, lines }) => (
          <span key={`${oldStart} ${newStart}`}>
            <span
              className={styles.place}
            >{`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@\n`}</span>
            {lines.map((line, index) => {
              const Line = line.startsWith('+') ? 'ins' : line.startsWith('-') ? 'del' : 'span'
              return <Line key={index}>{`${line}\n`}</Line>
            })}
          </span>
        ))}
      </code>
    </CodeFigure>
  )
}
