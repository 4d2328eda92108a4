'use client'

import { useState } from 'react'
import { Card } from '../../card/card'
import { Column, Screen } from '../../shared/screen-layout.styles'
import { Columns } from './account.styles'
import { Greeting } from './greeting'
import { Help } from './help'
import { wide } from './looks'
import { Orders } from './orders'
import { yuki } from './profile'
import { ProfileForm } from './profile-form'
import { SignIn } from './sign-in'

/** A customer's account: sign-in, profile, orders and a way to reach the store. */
export function Account() {
  const [profile, setProfile] = useState(yuki)
  return (
    <Screen>
      <Card style={wide}>
        <Greeting profile={profile} />
      </Card>
      <Columns>
        <Column>
          <SignIn />
          <Card style={wide}>
            <Orders />
          </Card>
        </Column>
        <Card style={wide}>
          <ProfileForm profile={profile} onChange={setProfile} />
        </Card>
      </Columns>
      <Help />
    </Screen>
  )
}
