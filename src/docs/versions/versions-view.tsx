import { useEffect, useState } from 'react'
import type { RegistryItem } from '../../install/registry-item'
import type { Note, Version } from '../../install/releases'
import { siteAddress } from '../../ui/site-address'
import { withCode } from '../../ui/with-code'
import { CodeFigure } from '../code/code-block'
import { itemHref } from '../code/item-files'
import { readChoice } from '../install/install-choice'
import { Comparison } from './comparison'
import { versionsIn, type History } from './versions-of'
import styles from './versions.module.css'

/** Fetches a file of this site. @throws {TypeError} When that fails. */
async function fetchJson<Content>(address: string): Promise<Content> {
  const response = await fetch(address, { cache: 'no-cache' })
  if (!response.ok) throw new TypeError(`${address} answered ${response.status}.`)
  // The site's own build wrote it.
  return (await response.json()) as Content
}

async function fetchHistory(folder: string, list: string): Promise<History> {
  const [released, css, emotion] = await Promise.all([
    fetchJson<readonly Version[]>(list).catch(() => []),
    fetchJson<RegistryItem>(itemHref(folder, 'css')),
    fetchJson<RegistryItem>(itemHref(folder, 'emotion')),
  ])
  return { released, today: { css, emotion } }
}

/** The changelog's dates are in UTC, too. */
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** Brings a project's copies up to date. */
const updateCommand = () =>
  `curl -O ${siteAddress('/r/vitrine-update.mjs')}\nnode vitrine-update.mjs --dry-run\nnode vitrine-update.mjs`

/**
 * The versions of a component with their notes, and a comparison of two of them, or of a pasted file with one.
 *
 * @param props.list The address of the released versions.
 */
export function VersionsView({ folder, list }: { readonly folder: string; readonly list: string }) {
  const [history, setHistory] = useState<History | 'failed'>()
  const { styling } = readChoice()
  useEffect(() => {
    let isWanted = true
    fetchHistory(folder, list).then(
      (fetched) => isWanted && setHistory(fetched),
      () => isWanted && setHistory('failed'),
    )
    return () => void (isWanted = false)
  }, [folder, list])

  if (history === undefined) return <p role="status">Loading …</p>
  if (history === 'failed')
    return <p role="alert">The versions could not be loaded. Reload the page to try again.</p>
  return (
    <div className={styles.view}>
      <ol className={styles.versions} reversed>
        {versionsIn(history, styling).map(({ date, hash, notes }) => (
          <li key={hash}>
            <h3 className={styles.version}>
              {date === undefined ? (
                <span>Not released yet</span>
              ) : (
                <time dateTime={date}>{day.format(new Date(date))}</time>
              )}
              <code translate="no">{hash}</code>
            </h3>
            <Notes notes={notes} />
          </li>
        ))}
      </ol>
      <Comparison history={history} styling={styling} />
      <p className={styles.hint}>The update keeps your edits: it merges them with what has changed.</p>
      <CodeFigure label="Update your copies">
        <code data-language="sh">{updateCommand()}</code>
      </CodeFigure>
    </div>
  )
}

function Notes({ notes }: { readonly notes: readonly Note[] }) {
  if (notes.length === 0) return <p className={styles.hint}>The first release.</p>
  return (
    <ul className={styles.notes}>
      {notes.map(({ text, breaking }) => (
        <li key={text}>
          {breaking && <strong className={styles.breaking}>Breaking</strong>}
          <span>{withCode(text)}</span>
        </li>
      ))}
    </ul>
  )
}
