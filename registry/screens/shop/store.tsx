'use client'

import { Search } from 'lucide-react'
import { styled } from '../../glass/glass'
import { Input } from '../../input/input'
import { Row, Text, Title } from '../../shared/screen-layout.styles'
import { field } from './looks'

/** The name of the store, and its search. */
export function Store() {
  return (
    <Row>
      <div>
        <Title>Northwind</Title>
        <Text>Gear for the long way home.</Text>
      </div>
      <Find>
        <Input
          {...field}
          type="search"
          aria-label="Search the store"
          placeholder="Tents, boots, stoves"
          icon={<Search size={20} />}
          iconPosition="left"
        />
      </Find>
    </Row>
  )
}

const Find = styled.div`
  flex: 1 1 16rem;
  max-width: 22rem;
`
