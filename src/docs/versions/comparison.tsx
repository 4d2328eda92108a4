import { useId, useMemo, useState } from 'react'
import { changedFiles } from '../../install/releases'
import { stylingLabels, type Styling } from '../../registry/styling'
import { FileDifference } from './file-difference'
import { readPasted, versionsIn, type History, type Pasted, type ShownVersion } from './versions-of'
import styles from './versions.module.css'

const nameOf = ({ date, hash }: ShownVersion) => `${date ?? 'Not released yet'} (${hash})`

interface ComparisonProps {
  readonly history: History
  /** The styling of the visitor's project. A pasted file may be of the other. */
  readonly styling: Styling
}

/** Compares two versions, or a pasted file with a version. A pasted file never leaves the browser. */
export function Comparison({ history, styling }: ComparisonProps) {
  const id = useId()
  const [from, setFrom] = useState<string>()
  const [to, setTo] = useState<string>()
  const [text, setText] = useState('')
  const pasted = useMemo(() => readPasted(text, history, styling), [text, history, styling])
  const shown = 'styling' in pasted ? pasted.styling : styling
  const versions = versionsIn(history, shown)
  const [newest, before = newest] = versions
  const chosen = (hash: string | undefined) => versions.find((version) => version.hash === hash)
  const older = (pasted.kind === 'version' ? chosen(pasted.hash) : chosen(from)) ?? before
  const newer = chosen(to) ?? newest
  if (older === undefined || newer === undefined) return null
  return (
    <section className={styles.comparison} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>Compare</h3>
      <div className={styles.choices}>
        <VersionChoice
          label="From"
          versions={versions}
          value={older.hash}
          onChange={setFrom}
          disabled={pasted.kind !== 'none' && pasted.kind !== 'unknown'}
        />
        <VersionChoice label="To" versions={versions} value={newer.hash} onChange={setTo} />
      </div>
      <label htmlFor={id}>Or paste your file, or its hash</label>
      <textarea
        id={id}
        className={styles.pasted}
        value={text}
        rows={3}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby={`${id}-answer`}
        aria-invalid={pasted.kind === 'unknown'}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-answer`} role="status" className={styles.hint}>
        {answerTo(pasted, styling, versions) || 'It stays in your browser.'}
      </p>
      {pasted.kind === 'file' ? (
        <PastedDifference
          key={`${pasted.name} ${newer.hash}`}
          pasted={pasted}
          newer={newer}
          history={history}
        />
      ) : (
        <Differences key={`${older.hash} ${newer.hash}`} older={older} newer={newer} history={history} />
      )}
    </section>
  )
}

/** The answer to a pasted text, in sentences. */
function answerTo(pasted: Pasted, styling: Styling, versions: readonly ShownVersion[]): string {
  if (pasted.kind === 'none') return ''
  if (pasted.kind === 'unknown') return pasted.reason
  const other = pasted.styling === styling ? '' : ` It is of the styling ${stylingLabels[pasted.styling]}.`
  if (pasted.kind === 'version') return `The version ${pasted.hash} is compared.${other}`
  const origin = versions.findLast(({ files }) => files[pasted.name] === pasted.hash)
  return origin === undefined
    ? `${pasted.name} has a hash that no version has, so nothing is known of where it comes from.`
    : `${pasted.name} was first in the version ${nameOf(origin)}.${other}`
}

interface VersionChoiceProps {
  readonly label: string
  readonly versions: readonly ShownVersion[]
  readonly value: string
  readonly onChange: (hash: string) => void
  readonly disabled?: boolean
}

const VersionChoice = ({ label, versions, value, onChange, disabled = false }: VersionChoiceProps) => (
  <label>
    <span>{label}</span>
    <select value={value} disabled={disabled} onChange={(event) => onChange(event.target.value)}>
      {versions.map((version) => (
        <option key={version.hash} value={version.hash}>
          {nameOf(version)}
        </option>
      ))}
    </select>
  </label>
)

interface DifferencesProps {
  readonly older: ShownVersion
  readonly newer: ShownVersion
  readonly history: History
}

/** The files that differ between two versions. Each shows its difference when it is opened. */
function Differences({ older, newer, history }: DifferencesProps) {
  const changes = changedFiles(older.files, newer.files)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  if (changes.length === 0)
    return (
      <p role="status" className={styles.hint}>
        {older.hash === newer.hash ? 'This is one version.' : 'No file differs.'}
      </p>
    )
  return (
    <ul className={styles.files}>
      {changes.map(({ name, change }) => (
        <li key={name}>
          <details onToggle={() => setOpened((known) => new Set([...known, name]))}>
            <summary>
              <code translate="no">{name}</code> <span>{change}</span>
            </summary>
            {opened.has(name) && (
              <FileDifference
                name={name}
                before={older.files[name]}
                after={newer.files[name]}
                history={history}
              />
            )}
          </details>
        </li>
      ))}
    </ul>
  )
}

interface PastedDifferenceProps {
  readonly pasted: Pasted & { readonly kind: 'file' }
  readonly newer: ShownVersion
  readonly history: History
}

/** The difference between a pasted file and a version. */
const PastedDifference = ({ pasted: { name, hash, text }, newer, history }: PastedDifferenceProps) => (
  <FileDifference name={name} before={hash} after={newer.files[name]} own={text} history={history} />
)
