'use client'

import { Download } from 'lucide-react'
import { Button } from '../../button/button'
import { Card } from '../../card/card'
import { Row, Text, Title } from '../../shared/screen-layout.styles'
import { wide } from './looks'

/** The greeting, and the main actions. */
export function Welcome() {
  return (
    <Card
      style={wide}
      header={
        <>
          <div>
            <Title>Good morning, Amara</Title>
            <Text>Orders are up 12% on last week. Three wait to be packed.</Text>
          </div>
          <Row>
            <Button neutral size="sm" icon={<Download size={20} />}>
              Export
            </Button>
            <Button neutral kind="filled" size="sm">
              New order
            </Button>
          </Row>
        </>
      }
    />
  )
}
