'use client'

import { Button } from '../button/button'
import { Field } from '../field/field'
import { Combobox } from './combobox'

export default function Example() {
  return (
    <form
      method="dialog"
      aria-label="New issue"
      style={{
        display: 'grid',
        gap: '0.75rem',
        width: '20rem',
        maxWidth: '100%',
      }}
    >
      <Field label="Assignees" hint="Up to you and your team.">
        <Combobox
          multiple
          name="assignee"
          options={people}
          defaultValue={['ada']}
          required
        />
      </Field>
      <Field
        label="Labels"
        hint="Any words. Enter or a comma ends one."
      >
        <Combobox
          multiple
          freeText
          name="label"
          options={['bug', 'docs', 'help wanted', 'question']}
          defaultValue={['bug', 'iOS 26']}
        />
      </Field>
      <Button neutral type="submit">
        Create issue
      </Button>
    </form>
  )
}

const people = [
  {
    label: 'Design',
    options: [
      { value: 'ada', label: 'Ada Byron' },
      { value: 'zoe', label: 'Zoë Álvarez' },
    ],
  },
  {
    label: 'Engineering',
    options: [
      { value: 'bo', label: 'Bo Lindström' },
      {
        value: 'kim',
        label: 'Kim Eun-ji',
        description: 'Away until Monday.',
        disabled: true,
      },
    ],
  },
]
