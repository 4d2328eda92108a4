import {
  useEffect,
  useId,
  useMemo,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { useLocation } from 'react-router-dom'
import { canonicalPath } from '../../ui/addresses'
import { hasModifier } from '../../ui/clicks'
import { commandKey, holdsCommandKey } from '../../ui/command-key'
import { failureText } from '../../ui/failure-text'
import { Icon } from '../../ui/icon'
import { singleKeys } from '../navigation/shortcuts'
import styles from './finder.module.css'
import { addRecent, groupsAtStart, groupsFound } from './groups'
import { copyInstallCommand, type ActionItem, type PaletteItem } from './items'
import { isOutdated, paletteData, withoutIndex } from './palette-data'
import { Preview } from './preview'
import { optionId, Results } from './results'
import { forgetTyped, typedAhead } from './typed-ahead'

const countOf = (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`

/** Whether a key belongs to an input method. In Safari, the last one has only the code of such keys. */
const isComposing = (event: { readonly isComposing: boolean; readonly keyCode: number }) =>
  event.isComposing || event.keyCode === 229

interface FinderProps {
  /** Whether there is room to preview the highlighted item. */
  readonly hasPreview: boolean
  readonly onClose: () => void
}

/** The search of the palette: its field, the results, and the keys that choose from them. */
export function Finder({ hasPreview, onClose }: FinderProps) {
  const id = useId()
  const path = canonicalPath(useLocation().pathname)
  const [data, setData] = useState(() => paletteData.current() ?? withoutIndex)
  const [failure, setFailure] = useState<unknown>()
  const [typed, setTyped] = useState(typedAhead)
  const [active, setActive] = useState(0)
  /** The message of the last action. */
  const [said, setSaid] = useState('')

  const load = () => {
    paletteData.load().then((loaded) => {
      setData(loaded)
      setActive(0)
    }, setFailure)
  }
  useEffect(load, [])
  useEffect(forgetTyped, [])
  const retry = () => {
    setFailure(undefined)
    load()
  }

  const asked = typed.trim()
  const isLoading = data === withoutIndex && failure === undefined
  const groups = useMemo(() => {
    if (asked !== '') return groupsFound(data.search(asked))
    // Components come first: until they are loaded, what stands below them would move.
    return isLoading ? [] : groupsAtStart(data.items, path)
  }, [data, asked, path, isLoading])
  const options = groups.flatMap(({ items }) => items)
  const current = options[active]
  const installs = current?.installs

  const type = (text: string) => {
    setTyped(text)
    setActive(0)
    setSaid('')
  }

  const run = async (action: ActionItem['run']) => {
    setSaid('')
    try {
      setSaid(await action())
    } catch (error) {
      setSaid(failureText(error))
    }
  }
  const copyInstall = (route: string) => void run(() => copyInstallCommand(route))

  const choose = (item: PaletteItem, event: MouseEvent) => {
    if ('run' in item) return void run(item.run)
    addRecent(item.id)
    if (!hasModifier(event)) onClose()
  }

  const open = (item: PaletteItem, inNewTab: boolean) => {
    const element = document.getElementById(optionId(id, active))
    if (!inNewTab || 'run' in item) return element?.click()
    addRecent(item.id)
    window.open(item.href, '_blank', 'noopener')
  }

  const handleKey = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    const { key, currentTarget: field } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const next = active + (key === 'ArrowDown' ? 1 : -1)
      setActive((next + options.length) % Math.max(1, options.length))
      return true
    }
    if (key === 'Enter') {
      if (current) open(current, holdsCommandKey(event))
      return true
    }
    const copies = key.toLowerCase() === 'c' && holdsCommandKey(event)
    if (!copies || installs === undefined || field.selectionStart !== field.selectionEnd) return false
    copyInstall(installs)
    return true
  }

  const hasOptions = options.length > 0
  return (
    <>
      <div className={styles.head}>
        <SearchField
          value={typed}
          onChange={type}
          list={hasOptions ? id : undefined}
          option={hasOptions ? optionId(id, active) : undefined}
          onKey={handleKey}
        />
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon name="x" />
          <span className="visually-hidden">Close</span>
        </button>
      </div>
      {failure !== undefined && <LoadFailure error={failure} onRetry={retry} />}
      {/* A press in it leaves the focus in the field. */}
      <div role="presentation" className={styles.body} onMouseDown={(event) => event.preventDefault()}>
        {hasOptions ? (
          <Results
            groups={groups}
            id={id}
            path={path}
            active={active}
            onPoint={setActive}
            onChoose={choose}
          />
        ) : (
          <p className={styles.nothing}>{isLoading ? '' : `Nothing found for “${asked}”.`}</p>
        )}
        {hasPreview && <Preview item={current} />}
      </div>
      <Foot
        status={said || (isLoading ? 'Loading…' : asked === '' ? '' : countOf(options.length))}
        onCopy={installs === undefined ? undefined : () => copyInstall(installs)}
      />
    </>
  )
}

interface SearchFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** The id of the listbox; undefined if it is empty. */
  readonly list: string | undefined
  /** The id of the highlighted option; undefined if no option is highlighted. */
  readonly option: string | undefined
  /** Handles a key. Returns false if the key edits the text. */
  readonly onKey: (event: KeyboardEvent<HTMLInputElement>) => boolean
}

/** A combobox; its listbox stands below it. */
function SearchField({ value, onChange, list, option, onKey }: SearchFieldProps) {
  return (
    <>
      <Icon name="search" />
      <input
        type="text"
        className={styles.field}
        role="combobox"
        aria-label="Search the site"
        aria-autocomplete="list"
        aria-expanded={list !== undefined}
        aria-controls={list}
        aria-activedescendant={option}
        placeholder="Search components, props, pages…"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // During composition, Enter and arrows belong to the input method.
          if (!isComposing(event.nativeEvent) && onKey(event)) event.preventDefault()
        }}
      />
    </>
  )
}

interface LoadFailureProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Says that the index could not be loaded, with a button to try again. */
function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const isOld = isOutdated(error)
  return (
    <div className={styles.failure} role="alert">
      <span>
        {isOld
          ? 'There is a newer version of this site.'
          : 'Components and pages could not be loaded. Check your connection.'}
      </span>
      <button type="button" className="button" onClick={isOld ? () => window.location.reload() : onRetry}>
        {isOld ? 'Reload' : 'Try again'}
      </button>
    </div>
  )
}

interface FootProps {
  /** The last message, or the number of results. Screen readers announce its changes. */
  readonly status: string
  /** Copies the command that installs the highlighted component; undefined if no component is highlighted. */
  readonly onCopy: (() => void) | undefined
}

/** The foot of the palette: its status, the copy button, and the setting for single-key shortcuts. */
function Foot({ status, onCopy }: FootProps) {
  const areOn = useSyncExternalStore(singleKeys.subscribe, singleKeys.read)
  return (
    <div className={styles.foot}>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {onCopy && (
        <button type="button" className={styles.copy} onClick={onCopy}>
          Copy install command <kbd aria-hidden="true">{`${commandKey()}C`}</kbd>
        </button>
      )}
      <label className={styles.keys}>
        <input
          type="checkbox"
          checked={areOn}
          onChange={(event) => singleKeys.publish(event.target.checked)}
        />
        Single-key shortcuts
      </label>
    </div>
  )
}
