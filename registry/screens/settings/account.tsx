'use client'

import { useState } from 'react'
import { Avatar } from '../../avatar/avatar'
import { DateField } from '../../date-field/date-field'
import { Field } from '../../field/field'
import { FileUpload } from '../../file-upload/file-upload'
import { Input } from '../../input/input'
import { Select } from '../../select/select'
import { Heading, Text } from '../../shared/screen-layout.styles'
import type { ToastText } from '../../toast/use-toaster'
import { flat, wide } from './looks'
import { ownerOf, pictures, takenError, type Member } from './people'
import { SettingsForm } from './settings-form'
import { Fields, Line, Part, Stack } from './settings.styles'
import { useDraft } from './use-draft'
import { usePicture } from './use-picture'

interface AccountProps {
  /** All members. The owner's name and address are edited here, too. */
  members: readonly Member[]
  /** Called with what makes the next members of those that there are. */
  onChange: (change: (now: readonly Member[]) => readonly Member[]) => void
  /** Called with what was saved. */
  tell: (text: ToastText) => void
}

/** What is saved of the profile, beside what the team sees of every member. */
type Profile = Readonly<{
  picture: File | undefined
  user: string
  birthday: string
  language: string
  zone: string
}>

const profile: Profile = {
  picture: undefined,
  user: 'ines',
  birthday: '1991-04-23',
  language: 'pt',
  zone: 'Europe/Lisbon',
}

const words = {
  picture: 'picture',
  name: 'name',
  user: 'user name',
  email: 'email',
  birthday: 'birthday',
  language: 'language',
  zone: 'time zone',
}

const languages = [
  { value: 'de', label: 'Deutsch' },
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
  { value: 'pl', label: 'Polski' },
  { value: 'pt', label: 'Português' },
  { value: 'vi', label: 'Tiếng Việt' },
  { value: 'ja', label: '日本語' },
]

const zones = [
  { label: 'Europe', options: ['Europe/Lisbon', 'Europe/Copenhagen', 'Europe/Warsaw'] },
  {
    label: 'Other regions',
    options: ['Africa/Lagos', 'America/Sao_Paulo', 'Asia/Ho_Chi_Minh', 'Asia/Tokyo'],
  },
].map(({ label, options }) => ({
  label,
  options: options.map((value) => ({ value, label: value.replaceAll('_', ' ').replace('/', ', ') })),
}))

/** What is wrong with a user name. An app would ask its server whether one is taken. */
function userError(user: string): string | undefined {
  if (/[^a-z0-9.]/.test(user)) return 'Use lowercase letters from a to z, digits and dots.'
  if (['amara', 'soren', 'minhanh', 'yuki', 'zofia'].includes(user))
    return `${user} is taken. Add a letter or a digit.`
  return undefined
}

/** Whether a day is still to come where the visitor is. */
const isInFuture = (day: string) => day !== '' && new Date(`${day}T00:00`) > new Date()

/** The profile, the language and the time zone of the visitor. */
export function Account({ members, onChange, tell }: AccountProps) {
  const owner = ownerOf(members)
  const [own, setOwn] = useState(profile)
  const draft = useDraft({ ...own, name: owner?.name ?? '', email: owner?.email ?? '' }, (next) => {
    const [name, email] = [next.name.trim(), next.email.toLowerCase()]
    setOwn(next)
    onChange((now) => now.map((one) => (one.role === 'Owner' ? { ...one, name, email } : one)))
  })
  const { values, set } = draft
  const picture = usePicture(values.picture)
  // The list of files is empty again.
  const [round, setRound] = useState(0)
  const startAnew = () => setRound(round + 1)
  // A date that is not a whole one yet is no value that could be taken back.
  const [discarded, setDiscarded] = useState(0)
  return (
    <SettingsForm
      name="Account"
      draft={{
        ...draft,
        save: () => {
          draft.save()
          startAnew()
        },
        undo: () => {
          draft.undo()
          startAnew()
          setDiscarded(discarded + 1)
        },
      }}
      words={words}
      tell={tell}
    >
      <Part>
        <div>
          <Heading>Profile</Heading>
          <Text>How others in the workspace see you.</Text>
        </div>
        <Stack>
          <Line>
            <Avatar name={values.name} src={picture ?? pictures.ines} decorative size={72} />
            <Field key={round} bare label="Picture" hint="PNG, JPEG or WebP of at most 2 MB." style={wide}>
              <FileUpload
                accept=".png, .jpg, .jpeg, .webp"
                maxSize={2e6}
                onFilesChange={([file]) => set({ picture: file ?? draft.saved.picture })}
                style={flat}
              />
            </Field>
          </Line>
          <Fields>
            <Input
              label="Name"
              autoComplete="name"
              required
              // A space is no name.
              pattern=".*\S.*"
              title="Enter a name with letters."
              value={values.name}
              onChange={({ target }) => set({ name: target.value })}
              style={wide}
            />
            <Input
              label="User name"
              hint={`Others mention you as @${values.user}.`}
              error={userError(values.user)}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
              value={values.user}
              onChange={({ target }) => set({ user: target.value })}
              style={wide}
            />
            <Input
              label="Email"
              hint="Only your team sees it."
              error={takenError(values.email, members, owner)}
              type="email"
              autoComplete="email"
              required
              value={values.email}
              onChange={({ target }) => set({ email: target.value })}
              style={wide}
            />
            <DateField
              key={discarded}
              label="Birthday"
              hint="Your team sees the day, not the year."
              error={isInFuture(values.birthday) && 'This date is in the future. Choose an earlier one.'}
              autoComplete="bday"
              value={values.birthday}
              onValueChange={(birthday) => set({ birthday })}
              style={wide}
            />
          </Fields>
        </Stack>
      </Part>
      <Part>
        <div>
          <Heading>Language and time</Heading>
          <Text>For this site, and for the times of reminders.</Text>
        </div>
        <Fields>
          <Select
            label="Language"
            options={languages}
            value={values.language}
            onChange={({ target }) => set({ language: target.value })}
            style={wide}
          />
          <Select
            label="Time zone"
            options={zones}
            value={values.zone}
            onChange={({ target }) => set({ zone: target.value })}
            style={wide}
          />
        </Fields>
      </Part>
    </SettingsForm>
  )
}
