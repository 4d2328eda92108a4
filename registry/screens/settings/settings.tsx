'use client'

import { useState } from 'react'
import { Avatar } from '../../avatar/avatar'
import { AvatarGroup } from '../../avatar/avatar-group'
import { Card } from '../../card/card'
import { Screen, Text, Title } from '../../shared/screen-layout.styles'
import { Tabs } from '../../tabs/tabs'
import { Toast } from '../../toast/toast'
import { ToastStack } from '../../toast/toast-stack'
import { useToaster } from '../../toast/use-toaster'
import { Account } from './account'
import { Billing } from './billing'
import { Files } from './files'
import { pane, wide } from './looks'
import { Notifications } from './notifications'
import { pictures, team } from './people'
import { initialPlan, roomOf } from './plan'
import { Team } from './team'
import { useDraft } from './use-draft'

/** The most toasts at a time, so that they do not cover the page. Others wait. */
const mostToasts = 2

/** The settings of a workspace: account, notifications, team, billing and files. What is changed stays on the page. */
export function Settings() {
  const toaster = useToaster()
  const [section, setSection] = useState('account')
  const [members, setMembers] = useState(team)
  const plan = useDraft(...useState(initialPlan))

  const tell = toaster.show
  const sections = [
    {
      value: 'account',
      title: 'Account',
      content: <Account members={members} onChange={setMembers} tell={tell} />,
    },
    { value: 'notifications', title: 'Notifications', content: <Notifications tell={tell} /> },
    {
      value: 'team',
      title: 'Team',
      content: (
        <Team
          members={members}
          seats={plan.saved.seats}
          onChange={setMembers}
          onMoreSeats={() => setSection('billing')}
          tell={tell}
        />
      ),
    },
    {
      value: 'billing',
      title: 'Billing',
      content: <Billing draft={plan} people={members.length} tell={tell} />,
    },
    { value: 'files', title: 'Files', content: <Files room={roomOf(plan.saved)} tell={tell} /> },
  ]
  return (
    <Screen>
      <Card
        style={wide}
        header={
          <>
            <div>
              <Title>Settings</Title>
              <Text>Your account, your team and your files.</Text>
            </div>
            <AvatarGroup aria-label="Team" max={4} style={pane}>
              {members.map(({ id, name }) => (
                <Avatar key={id} name={name} src={pictures[id]} />
              ))}
            </AvatarGroup>
          </>
        }
      />
      {/* Before the tabs: where a toast leaves focus, if what had it is gone. */}
      <ToastStack limit={mostToasts}>
        {toaster.toasts.map((toast) => (
          <Toast key={toast.id} {...toast} toaster={toaster} />
        ))}
      </ToastStack>
      {/* What was typed stays while another tab is shown. */}
      <Tabs
        aria-label="Settings"
        items={sections}
        value={section}
        onValueChange={setSection}
        keepMounted
        style={pane}
      />
    </Screen>
  )
}
