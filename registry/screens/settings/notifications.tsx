'use client'

import { useState } from 'react'
import { CheckGroup } from '../../check/check-group'
import { RadioGroup } from '../../radio-group/radio-group'
import { Heading, Text } from '../../shared/screen-layout.styles'
import { Switch } from '../../switch/switch'
import type { ToastText } from '../../toast/use-toaster'
import { flat } from './looks'
import { SettingsForm } from './settings-form'
import { Part, Stack } from './settings.styles'
import { useDraft } from './use-draft'

interface NotificationsProps {
  /** Called with what was saved. */
  tell: (text: ToastText) => void
}

const channels = [
  { name: 'email', label: 'By email' },
  { name: 'browser', label: 'In this browser' },
  { name: 'phone', label: 'On your phone' },
] as const

const topics = [
  { value: 'mentions', label: 'Mentions', description: 'Someone writes @ines.' },
  { value: 'replies', label: 'Replies', description: 'Someone answers your comment.' },
  { value: 'files', label: 'Files', description: 'Someone uploads a new version.' },
  { value: 'team', label: 'Team', description: 'Someone joins or leaves.' },
]

const paces = [
  { value: 'now', label: 'Immediately' },
  { value: 'daily', label: 'Every morning', description: 'One summary at 8:00 in your time zone.' },
  { value: 'weekly', label: 'Every Monday', description: 'One summary of the week.' },
]

type Choices = Readonly<{
  email: boolean
  browser: boolean
  phone: boolean
  topics: readonly string[]
  pace: string
}>

const initial: Choices = {
  email: true,
  browser: false,
  phone: true,
  topics: ['mentions', 'replies'],
  pace: 'daily',
}

const words = {
  email: 'email',
  browser: 'this browser',
  phone: 'phone',
  topics: 'topics',
  pace: 'how often',
}

/** What the visitor is told, where and how often. */
export function Notifications({ tell }: NotificationsProps) {
  const draft = useDraft(...useState(initial))
  const { values, set } = draft
  const isOn = channels.some(({ name }) => values[name])
  return (
    <SettingsForm name="Notifications" draft={draft} words={words} tell={tell}>
      <Part>
        <div>
          <Heading>Where</Heading>
          <Text>{isOn ? 'Where we notify you.' : 'You see what is new when you come back.'}</Text>
        </div>
        <Stack>
          {channels.map(({ name, label }) => (
            <Switch
              key={name}
              checked={values[name]}
              onCheckedChange={(checked) => set({ [name]: checked })}
              style={flat}
            >
              {label}
            </Switch>
          ))}
        </Stack>
      </Part>
      <Part>
        <div>
          <Heading>What</Heading>
          <Text>You always hear about the security of your account.</Text>
        </div>
        <Stack>
          <CheckGroup
            legend="Tell me about"
            selectAll="Everything"
            options={topics}
            required={isOn}
            requiredText="Choose at least one topic, or turn off all of the switches above."
            value={values.topics}
            onValueChange={(chosen) => set({ topics: chosen })}
            style={flat}
          />
        </Stack>
      </Part>
      <Part>
        <div>
          <Heading>When</Heading>
          <Text>Mentions are always sent immediately.</Text>
        </div>
        <Stack>
          <RadioGroup
            legend="How often"
            options={paces}
            value={values.pace}
            onValueChange={(pace) => set({ pace })}
            style={flat}
          />
        </Stack>
      </Part>
    </SettingsForm>
  )
}
