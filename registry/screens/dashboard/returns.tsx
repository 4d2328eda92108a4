'use client'

import { PackageCheck } from 'lucide-react'
import { Card } from '../../card/card'
import { styled } from '../../glass/glass'
import { Text } from '../../shared/screen-layout.styles'
import { Heading } from './dashboard.styles'
import { wide } from './looks'

/** The list of returns while it is empty. */
export function Returns() {
  return (
    <Card style={wide}>
      <Empty>
        <PackageCheck size={32} strokeWidth={1.5} aria-hidden />
        <Heading>No returns this week</Heading>
        <Text>New ones appear here as soon as a customer sends them.</Text>
      </Empty>
    </Card>
  )
}

const Empty = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  height: 100%;
  padding: 0.5rem 0;
  text-align: center;

  & > svg {
    margin-bottom: 0.75rem;
  }
`
