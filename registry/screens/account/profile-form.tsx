'use client'

import { useId, useState } from 'react'
import { Button } from '../../button/button'
import { Dropdown } from '../../dropdown/dropdown'
import { Input } from '../../input/input'
import { Heading, Row, Text } from '../../shared/screen-layout.styles'
import { Textarea } from '../../textarea/textarea'
import { field, quiet, strong, wide } from './looks'
import { News } from './news'
import type { Profile } from './profile'
import { Field, Fields, Form } from './profile-form.styles'

interface ProfileFormProps {
  /** The values of the fields. */
  profile: Profile
  /** Called with the profile after each change. */
  onChange: (profile: Profile) => void
}

const texts = [
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
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
  const id = useId()
  const [saved, setSaved] = useState(profile)
  const set = (change: Partial<Profile>) => onChange({ ...profile, ...change })
  return (
    <Form
      method="dialog"
      aria-labelledby={`${id}heading`}
      onSubmit={(event) => {
        event.preventDefault()
        setSaved(profile)
      }}
    >
      <Heading id={`${id}heading`}>Your profile</Heading>
      <Fields>
        {texts.map(({ name, label, type, autoComplete }) => (
          <Field key={name}>
            <label htmlFor={id + name}>{label}</label>
            <Input
              {...field}
              id={id + name}
              type={type}
              autoComplete={autoComplete}
              value={profile[name]}
              onChange={(event) => set({ [name]: event.target.value })}
            />
          </Field>
        ))}
        {choices.map(({ name, label, options }) => (
          <Field key={name}>
            {/* Hidden, because the button has the label, too. */}
            <span aria-hidden="true">{label}</span>
            <Dropdown
              label={label}
              options={options}
              showValue
              value={profile[name]}
              onValueChange={(value) => set({ [name]: value })}
            />
          </Field>
        ))}
      </Fields>
      <Field>
        <label htmlFor={`${id}about`}>What takes you outside?</label>
        <Textarea
          id={`${id}about`}
          rows={5}
          placeholder="Huts in winter, long trails in summer."
          value={profile.about}
          onChange={(event) => set({ about: event.target.value })}
          style={wide}
        />
      </Field>
      <News />
      <Row>
        <Text role="status">
          {saved === profile ? 'All changes are saved.' : 'You have unsaved changes.'}
        </Text>
        <Row>
          <Button {...quiet} onClick={() => onChange(saved)}>
            Undo
          </Button>
          <Button {...strong} type="submit">
            Save
          </Button>
        </Row>
      </Row>
    </Form>
  )
}
