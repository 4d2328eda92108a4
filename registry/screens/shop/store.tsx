'use client'

import { Search } from 'lucide-react'
import { Card } from '../../card/card'
import { styled } from '../../glass/glass'
import { Input } from '../../input/input'
import { Text, Title } from '../../shared/screen-layout.styles'
import { wide } from './looks'

/** The name of the store, and its search. */
export function Store() {
  return (
    <Card
      style={wide}
      header={
        <>
          <div>
            <Title>Northwind</Title>
            <Text>Gear for the long way home.</Text>
          </div>
          <Find>
            <Input
              type="search"
              aria-label="Search the store"
              placeholder="Tents, boots, stoves"
              icon={<Search size={20} />}
              iconPosition="left"
              style={wide}
            />
          </Find>
        </>
      }
    />
  )
}

const Find = styled.div`
  flex: 1 1 16rem;
  max-width: 22rem;
`
