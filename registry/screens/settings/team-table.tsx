'use client'

import { Ellipsis } from 'lucide-react'
import { Avatar } from '../../avatar/avatar'
import { Badge } from '../../badge/badge'
import { Button } from '../../button/button'
import { styled } from '../../glass/glass'
import { Menu } from '../../menu/menu'
import { Table } from '../../table/table'
import { flat, mark } from './looks'
import { pictures, roleOf, roles, type Member, type Role } from './people'
import { Hidden } from './settings.styles'

interface TeamTableProps {
  members: readonly Member[]
  /** The ids of the selected members. */
  selected: readonly string[]
  onSelectedChange: (selected: readonly string[]) => void
  /** What the actions of a member do. */
  onEdit: (member: Member) => void
  onRole: (member: Member, role: Role) => void
  onRemind: (member: Member) => void
  onRemove: (member: Member) => void
}

/** The members, each with a menu of actions. */
export function TeamTable(props: TeamTableProps) {
  const { members, selected, onSelectedChange } = props
  return (
    <Room>
      <Table
        caption="Members"
        rows={members}
        selectable
        selected={selected}
        onSelectedChange={onSelectedChange}
        columns={[
          { key: 'name', header: 'Name', sortable: true, cell: (member) => <Person {...member} /> },
          {
            key: 'role',
            header: 'Role',
            sortable: true,
            cell: ({ role }) => (
              <Badge kind={role === 'Owner' ? 'info' : 'neutral'} style={mark}>
                {role}
              </Badge>
            ),
          },
          { key: 'joined', header: 'Joined', sortable: true },
          {
            key: 'actions',
            header: <Hidden>Actions</Hidden>,
            align: 'end',
            cell: (member) => <Actions {...props} member={member} />,
          },
        ]}
        style={flat}
      />
    </Room>
  )
}

/** A member with picture, name and address. */
const Person = ({ id, name, email, joined }: Member) => (
  <Who>
    <Avatar name={name} src={pictures[id]} decorative size={36} />
    <span>
      <Name>{name}</Name>{' '}
      {joined === undefined && (
        <Badge kind="warning" dot style={mark}>
          Invited
        </Badge>
      )}
      <Address>{email}</Address>
    </span>
  </Who>
)

interface ActionsProps extends Omit<TeamTableProps, 'members' | 'selected' | 'onSelectedChange'> {
  member: Member
}

/** The menu of a member. The owner keeps the role, and stays. */
function Actions({ member, onEdit, onRole, onRemind, onRemove }: ActionsProps) {
  const edit = { label: 'Edit', onSelect: () => onEdit(member) }
  const others = [
    ...(member.joined ? [] : [{ label: 'Send invitation again', onSelect: () => onRemind(member) }]),
    {
      group: 'Role',
      value: member.role,
      onValueChange: (role: string) => onRole(member, roleOf(role)),
      items: roles.map(({ value, label }) => ({ value, label })),
    },
    'separator' as const,
    { label: 'Remove', onSelect: () => onRemove(member) },
  ]
  return (
    <Menu
      aria-label={`Actions for ${member.name}`}
      align="end"
      items={member.role === 'Owner' ? [edit] : [edit, ...others]}
      // An icon in place of the text and the arrow.
      buttonRender={(props) => (
        <Button neutral kind="quiet" size="sm" icon={<Ellipsis size={20} />} {...props}>
          {undefined}
        </Button>
      )}
    />
  )
}

/** Where there is less room, the day is left out. The name in its row is a `<th>`. */
const Room = styled.div`
  @container (max-width: 40rem) {
    & :is(thead th:nth-of-type(4), td:nth-of-type(3)) {
      display: none;
    }
  }
`

const Who = styled.span`
  display: flex;
  align-items: center;
  gap: 0.75rem;

  @container (max-width: 30rem) {
    & > :first-of-type {
      display: none;
    }
  }
`

const Name = styled.span`
  font-weight: 600;
`

const Address = styled.span`
  display: block;
  font-size: 0.875rem;
  font-weight: 400;
  overflow-wrap: anywhere;

  @container (max-width: 30rem) {
    display: none;
  }
`
