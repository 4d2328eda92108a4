'use client'

import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '../../button/button'
import { Text } from '../../shared/screen-layout.styles'
import type { ToastText } from '../../toast/use-toaster'
import { focusFirstInvalid } from './focus-first-invalid'
import { Buttons, Foot } from './settings.styles'
import type { Draft } from './use-draft'

interface SettingsFormProps {
  /** What the form is about, which names it. */
  name: string
  draft: Pick<Draft<unknown>, 'changed' | 'save' | 'undo'>
  /** What the values are called in a sentence. */
  words: Readonly<Record<string, string>>
  /** Called with what was saved. */
  tell: (text: ToastText) => void
  /** The parts of the form. */
  children: ReactNode
}

const list = new Intl.ListFormat('en')

/** A form that saves its values, unless a field says that its value is wrong. That field gets focus, and keeps its value. */
export function SettingsForm({ name, draft, words, tell, children }: SettingsFormProps) {
  const { changed } = draft
  const changedWords = Object.entries(words).flatMap(([one, word]) => (changed.includes(one) ? [word] : []))
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (focusFirstInvalid(event.currentTarget)) return
    draft.save()
    tell(
      changed.length === 0
        ? { title: 'Nothing to save', message: `${name} has no changes.` }
        : {
            title: `${name} saved`,
            message: `Changed: ${list.format(changedWords)}.`,
          },
    )
  }
  return (
    <form method="dialog" aria-label={name} onSubmit={save}>
      <div>{children}</div>
      <Foot>
        <Text role="status">
          {changed.length === 0 ? 'All changes are saved.' : 'You have unsaved changes.'}
        </Text>
        <Buttons>
          <Button neutral size="sm" onClick={draft.undo}>
            Undo
          </Button>
          <Button neutral kind="filled" size="sm" type="submit">
            Save
          </Button>
        </Buttons>
      </Foot>
    </form>
  )
}
