'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { Alert } from '../../alert/alert'
import { Button } from '../../button/button'
import { Menu } from '../../menu/menu'
import { Heading, Row, Text } from '../../shared/screen-layout.styles'
import type { ToastText } from '../../toast/use-toaster'
import { flat } from './looks'
import { MemberDrawer } from './member-drawer'
import { roles, type Member, type Role } from './people'
import { seatsText } from './plan'
import { Buttons, Part } from './settings.styles'
import { TeamTable } from './team-table'

interface TeamProps {
  members: readonly Member[]
  /** How many members the plan allows. */
  seats: number
  /** Called with what makes the next members of those that there are. */
  onChange: (change: (now: readonly Member[]) => readonly Member[]) => void
  /** Called when the visitor asks for more seats. */
  onMoreSeats: () => void
  /** Called with what was done. */
  tell: (text: ToastText) => void
}

/** What the drawer is open for: a member, or nobody yet for an invitation. `round` tells one time from another. */
interface Task {
  readonly member: Member | undefined
  readonly round: number
}

const names = new Intl.ListFormat('en')
const namesOf = (members: readonly Member[]) => names.format(members.map(({ name }) => name))

/** Members with those again who were removed from `before`, at their places. Meanwhile, an address may have come back. */
const putBack = (now: readonly Member[], removed: readonly Member[], before: readonly Member[]) =>
  removed
    .filter(({ email }) => !now.some((one) => one.email === email))
    .reduce((all, one) => all.toSpliced(before.indexOf(one), 0, one), [...now])

/** The members of the workspace: a table, actions for one and for several, and a drawer that invites or edits one. */
export function Team({ members, seats, onChange, onMoreSeats, tell }: TeamProps) {
  const [selected, setSelected] = useState<readonly string[]>([])
  const [task, setTask] = useState<Task>({ member: undefined, round: 0 })
  const [isOpen, setOpen] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const isFull = members.length >= seats
  // The owner stays, with all rights.
  const chosen = members.filter(({ id, role }) => selected.includes(id) && role !== 'Owner')

  // A toast may undo what was done long before.
  const latest = useRef({ members, seats })
  useLayoutEffect(() => {
    latest.current = { members, seats }
  })

  const open = (member?: Member) => {
    setTask({ member, round: task.round + 1 })
    setOpen(true)
  }
  const give = (some: readonly Member[], role: Role) => {
    onChange((now) => now.map((one) => (some.includes(one) ? { ...one, role } : one)))
    tell({ title: 'Role changed', message: `${namesOf(some)}: ${role}.` })
  }
  /** Puts members back who were removed from `before`, all or none: meanwhile, their seats may be taken. */
  const restore = (some: readonly Member[], before: readonly Member[]) => {
    const { members: now, seats: most } = latest.current
    const count = putBack(now, some, before).length
    if (count <= most) onChange((all) => putBack(all, some, before))
    else
      tell({
        title: some.length === 1 ? 'Member not restored' : 'Members not restored',
        message: `The plan has ${seatsText(most)}, and ${count} are needed. Add seats, and invite ${namesOf(some)} again.`,
        action: { text: 'Add seats', onClick: onMoreSeats },
      })
  }
  const remove = (some: readonly Member[]) => {
    onChange((now) => now.filter((one) => !some.includes(one)))
    setSelected((all) => all.filter((id) => !some.some((one) => one.id === id)))
    tell({
      title: some.length === 1 ? 'Member removed' : 'Members removed',
      message: `${namesOf(some)} can no longer open the workspace.`,
      action: { text: 'Undo', onClick: () => restore(some, members) },
    })
  }
  const finish = (member: Member) => {
    const { member: before } = task
    setOpen(false)
    onChange((now) => (before ? now.map((one) => (one === before ? member : one)) : [...now, member]))
    tell(
      before
        ? { title: 'Member saved', message: `${member.name} is up to date.` }
        : { title: 'Invitation sent', message: `${member.name} gets an email at ${member.email}.` },
    )
  }

  return (
    <Part data-wide>
      <Row>
        <div>
          <Heading>Team</Heading>
          <Text role="status">
            {chosen.length > 0
              ? `${chosen.length} of ${members.length} selected.`
              : `${members.length} of ${seats} seats used.`}
          </Text>
        </div>
        <Buttons>
          {chosen.length > 0 && (
            <>
              <Menu
                label="Change role"
                size="sm"
                align="end"
                items={roles.map(({ label, value }) => ({ label, onSelect: () => give(chosen, value) }))}
              />
              <Button neutral size="sm" onClick={() => remove(chosen)}>
                Remove
              </Button>
            </>
          )}
          <Button
            neutral
            kind="filled"
            size="sm"
            onClick={() => {
              setRefused(isFull)
              if (!isFull) open()
            }}
          >
            Invite
          </Button>
        </Buttons>
      </Row>
      {isRefused && isFull && (
        <Alert
          kind="warning"
          heading="All seats are taken"
          live
          onClose={() => setRefused(false)}
          actions={
            <Button neutral size="sm" onClick={onMoreSeats}>
              Add seats
            </Button>
          }
          style={flat}
        >
          {`Your plan has ${seats} seats. Add one under Billing, or remove a member.`}
        </Alert>
      )}
      <TeamTable
        members={members}
        selected={selected}
        onSelectedChange={setSelected}
        onEdit={open}
        onRole={(member, role) => {
          if (role !== member.role) give([member], role)
        }}
        onRemind={({ name, email }) =>
          tell({ title: 'Invitation sent', message: `${name} gets another email at ${email}.` })
        }
        onRemove={(member) => remove([member])}
      />
      <MemberDrawer
        key={task.round}
        member={task.member}
        members={members}
        open={isOpen}
        onClose={() => setOpen(false)}
        onDone={finish}
      />
    </Part>
  )
}
