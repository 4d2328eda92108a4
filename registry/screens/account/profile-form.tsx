'use client'

import { useId, useState, type SubmitEvent } from 'react'
import { Button } from '../../button/button'
import { Card } from '../../card/card'
import { Field } from '../../field/field'
import { Input } from '../../input/input'
import { Select } from '../../select/select'
import { Heading, Row, Text } from '../../shared/screen-layout.styles'
import { Textarea } from '../../textarea/textarea'
import { Fields } from './account.styles'
import { wide } from './looks'
import { News } from './news'
import type { Profile } from './profile'

interface ProfileFormProps {
  /** The values of the fields. */
  profile: Profile
  /** Called with the profile after each change. */
  onChange: (profile: Profile) => void
}

const texts = [
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'name', required: true },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', required: true },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
  { name: 'city', label: 'City', type: 'text', autoComplete: 'address-level2' },
] as const

const choices = [
  { name: 'size', label: 'Shoe size', options: ['36', '37', '38', '39', '40', '41', '42', '43', '44'] },
  {
    name: 'contact',
    label: 'How we reach you',
    options: [
      { value: 'email', label: 'Email' },
      { value: 'phone', label: 'Phone' },
      { value: 'post', label: 'Letter' },
    ],
  },
] as const

/** The profile. Changes are saved only on the page. */
export function ProfileForm({ profile, onChange }: ProfileFormProps) {
  const heading = useId()
  const [saved, setSaved] = useState(profile)
  const set = (change: Partial<Profile>) => onChange({ ...profile, ...change })
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    setSaved(profile)
  }
  return (
    <Card
      render={<form method="dialog" aria-labelledby={heading} onSubmit={save} />}
      style={wide}
      header={<Heading id={heading}>Your profile</Heading>}
      footer={
        <>
          <Text role="status">
            {saved === profile ? 'All changes are saved.' : 'You have unsaved changes.'}
          </Text>
          <Row>
            <Button neutral onClick={() => onChange(saved)}>
              Undo
            </Button>
            <Button neutral kind="filled" type="submit">
              Save
            </Button>
          </Row>
        </>
      }
    >
      <Fields>
        {texts.map(({ name, label, ...native }) => (
          <Field key={name} bare label={label} style={wide}>
            <Input
              {...native}
              value={profile[name]}
              onChange={(event) => set({ [name]: event.target.value })}
              style={wide}
            />
          </Field>
        ))}
        {choices.map(({ name, label, options }) => (
          <Field key={name} bare label={label} style={wide}>
            <Select
              options={options}
              value={profile[name]}
              onChange={(event) => set({ [name]: event.target.value })}
              style={wide}
            />
          </Field>
        ))}
        <Field bare data-wide counter label="What takes you outside?" style={wide}>
          <Textarea
            rows={4}
            maxLength={200}
            placeholder="Huts in winter, long trails in summer."
            value={profile.about}
            onChange={(event) => set({ about: event.target.value })}
            style={wide}
          />
        </Field>
        <News />
      </Fields>
    </Card>
  )
}
