'use client'

import { Button } from '../../button/button'
import { Row, Text, Title } from '../../shared/screen-layout.styles'
import { quiet, strong } from './looks'

/** The greeting, and the main actions. */
export function Welcome() {
  return (
    <Row>
      <div>
        <Title>Good morning, Amara</Title>
        <Text>Orders are up 12% on last week. Three wait to be packed.</Text>
      </div>
      <Row>
        <Button {...quiet}>Export</Button>
        <Button {...strong}>New order</Button>
      </Row>
    </Row>
  )
}
