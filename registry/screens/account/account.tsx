'use client'

import { useState } from 'react'
import { Column, Screen } from '../../shared/screen-layout.styles'
import { Columns } from './account.styles'
import { Greeting } from './greeting'
import { Help } from './help'
import { Orders } from './orders'
import { yuki } from './profile'
import { ProfileForm } from './profile-form'
import { SignIn } from './sign-in'

/** A customer's account: sign-in, profile, orders and a way to reach the store. */
export function Account() {
  const [profile, setProfile] = useState(yuki)
  return (
    <Screen>
      <Greeting profile={profile} />
      <Columns>
        <Column>
          <SignIn />
          <Orders />
        </Column>
        <ProfileForm profile={profile} onChange={setProfile} />
      </Columns>
      <Help />
    </Screen>
  )
}
