'use client'

import { useId, useRef, useState, type SubmitEvent } from 'react'
import { Button } from '../../button/button'
import { Drawer } from '../../drawer/drawer'
import { Input } from '../../input/input'
import { RadioGroup } from '../../radio-group/radio-group'
import { flat, wide } from './looks'
import { roleOf, roles, takenError, type Member } from './people'
import { Stack } from './settings.styles'

interface MemberDrawerProps {
  /** The member to edit. Without one, the drawer invites somebody. */
  member: Member | undefined
  /** All members, whose addresses are taken. */
  members: readonly Member[]
  open: boolean
  /** Called when the visitor closes the drawer. */
  onClose: () => void
  /** Called with the member as it should be. */
  onDone: (member: Member) => void
}

/** A drawer that invites somebody, or edits a member. */
export function MemberDrawer({ member, members, open, onClose, onDone }: MemberDrawerProps) {
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const address = useRef<HTMLInputElement>(null)
  const [taken, setTaken] = useState<string>()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const textOf = (key: string) => {
      const value = data.get(key)
      return typeof value === 'string' ? value.trim() : ''
    }
    const email = textOf('email').toLowerCase()
    const wrong = takenError(email, members, member)
    setTaken(wrong)
    if (wrong !== undefined) address.current?.focus()
    else
      onDone({
        id: member?.id ?? `member-${Date.now()}`,
        name: textOf('name'),
        email,
        role: member?.role === 'Owner' ? 'Owner' : roleOf(data.get('role')),
        joined: member?.joined,
      })
  }
  return (
    <Drawer
      heading={member ? 'Edit member' : 'Invite a member'}
      description={member ? undefined : 'They get an email with a link that is valid for a week.'}
      open={open}
      onOpenChange={onClose}
      initialFocus={first}
      actions={
        <>
          <Button neutral kind="filled" type="submit" form={id}>
            {member ? 'Save' : 'Send invitation'}
          </Button>
          <Button neutral onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form id={id} method="dialog" aria-label={member ? 'Member' : 'Invitation'} onSubmit={submit}>
        <Stack>
          <Input
            ref={first}
            label="Name"
            name="name"
            autoComplete="off"
            required
            // A space is no name.
            pattern=".*\S.*"
            title="Enter a name with letters."
            defaultValue={member?.name}
            style={wide}
          />
          <Input
            ref={address}
            label="Email"
            error={taken}
            name="email"
            type="email"
            autoComplete="off"
            required
            defaultValue={member?.email}
            onInput={() => setTaken(undefined)}
            style={wide}
          />
          {member?.role !== 'Owner' && (
            <RadioGroup
              legend="Role"
              options={roles}
              name="role"
              defaultValue={member?.role ?? 'Editor'}
              style={flat}
            />
          )}
        </Stack>
      </form>
    </Drawer>
  )
}
