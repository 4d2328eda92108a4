import { useEffect, useId, useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { canonicalPath } from '../../ui/addresses'
import { failureText } from '../../ui/copy-text'
import { Icon } from '../../ui/icon'
import { holdsCommandKey } from '../navigation/command-key'
import { copyInstallCommand } from './copy'
import styles from './finder.module.css'
import { Foot } from './foot'
import { groupsAtStart, groupsFound } from './groups'
import type { ActionItem, PaletteItem } from './items'
import { LoadFailure } from './load-failure'
import { paletteData, withoutIndex } from './palette-data'
import { forgetTyped, typedAhead } from './typed-ahead'
import { addRecent } from './recents'
import { optionId, Results } from './results'
import { SearchField } from './search-field'

const countOf = (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => metaKey || ctrlKey || shiftKey

/** What the palette finds for what is typed, and the keys that choose from it. */
export function Finder({ onClose }: { readonly onClose: () => void }) {
  const id = useId()
  const path = canonicalPath(useLocation().pathname)
  const [data, setData] = useState(() => paletteData.current() ?? withoutIndex)
  const [failure, setFailure] = useState<unknown>()
  const [typed, setTyped] = useState(typedAhead)
  const [active, setActive] = useState(0)
  /** What the last action said. */
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
  const groups = useMemo(
    () => (asked === '' ? groupsAtStart(data.items, path) : groupsFound(data.search(asked))),
    [data, asked, path],
  )
  const options = groups.flatMap(({ items }) => items)
  const current = options[active]
  const installs = current?.installs
  const isLoading = data === withoutIndex && failure === undefined

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
    if (!opensElsewhere(event)) onClose()
  }

  const open = (item: PaletteItem, inNewTab: boolean) => {
    const element = document.getElementById(optionId(id, active))
    if (!inNewTab || 'run' in item) return element?.click()
    addRecent(item.id)
    window.open(item.href, '_blank', 'noopener')
  }

  const answer = (event: KeyboardEvent<HTMLInputElement>): boolean => {
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
          onKey={answer}
        />
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon name="x" />
          <span className="visually-hidden">Close</span>
        </button>
      </div>
      {failure !== undefined && <LoadFailure error={failure} onRetry={retry} />}
      {hasOptions ? (
        <Results groups={groups} id={id} path={path} active={active} onPoint={setActive} onChoose={choose} />
      ) : (
        <p className={styles.nothing}>{isLoading ? '' : `Nothing found for “${asked}”.`}</p>
      )}
      <Foot
        status={said || (isLoading ? 'Loading…' : asked === '' ? '' : countOf(options.length))}
        onCopy={installs === undefined ? undefined : () => copyInstall(installs)}
      />
    </>
  )
}
