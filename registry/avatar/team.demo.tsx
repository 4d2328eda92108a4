'use client'

import { Avatar } from './avatar'
import { AvatarGroup } from './avatar-group'
import ines from './ines.svg'

export default function Example() {
  return (
    <AvatarGroup aria-label="Team" max={4}>
      <Avatar name="Inês Duarte" src={ines} status="online" />
      <Avatar name="Kwame Boateng" status="away" />
      <Avatar name="Yuki Tanaka" status="busy" />
      <Avatar name="Ada Lovelace" status="offline" />
      <Avatar name="Grace Hopper" />
      <Avatar name="Alan Turing" />
    </AvatarGroup>
  )
}
