import type { KeyboardEvent } from 'react'
import { Icon } from '../../ui/icon'
import styles from './search-field.module.css'

interface SearchFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** The id of the listbox, and that of the highlighted option; undefined where nothing is listed. */
  readonly list: string | undefined
  readonly option: string | undefined
  /** Answers a key. Returns false where the key edits the text. */
  readonly onKey: (event: KeyboardEvent<HTMLInputElement>) => boolean
}

/** The field of the palette: a combobox whose listbox stands below it. */
export function SearchField({ value, onChange, list, option, onKey }: SearchFieldProps) {
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
          // While a word is composed, Enter and arrows belong to the input method.
          if (!event.nativeEvent.isComposing && onKey(event)) event.preventDefault()
        }}
      />
    </>
  )
}
