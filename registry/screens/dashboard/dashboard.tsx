'use client'

import { useState, type MouseEvent } from 'react'
import { Card } from '../../card/card'
import { Navigation, NavigationLink } from '../../navigation/navigation'
import { opensElsewhere } from '../../shared/opens-elsewhere'
import { Column, Screen } from '../../shared/screen-layout.styles'
import { Statistic } from '../../statistic/statistic'
import { Columns } from './dashboard.styles'
import { Goals } from './goals'
import { wide } from './looks'
import { Orders } from './orders'
import { Returns } from './returns'
import { Revenue } from './revenue'
import { Stock } from './stock'
import { Today } from './today'
import { Welcome } from './welcome'

const places = ['Overview', 'Orders', 'Products', 'Customers']

/** The day of a shop at a glance. */
export function Dashboard() {
  const [selected, setSelected] = useState('#overview')
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event, event.currentTarget)) return
    // Follow links with your router here.
    event.preventDefault()
    setSelected(event.currentTarget.hash)
  }
  return (
    <Screen>
      <Navigation aria-label="Dashboard" selected={selected}>
        {places.map((place) => (
          <NavigationLink key={place} href={`#${place.toLowerCase()}`} onClick={follow}>
            {place}
          </NavigationLink>
        ))}
      </Navigation>
      <Card style={wide}>
        <Welcome />
      </Card>
      <Statistic
        downloads={1840}
        users={962}
        files={74}
        places={6}
        labels={{ downloads: 'Deliveries', users: 'Customers', files: 'Invoices', places: 'Stores' }}
      />
      <Columns>
        <Column>
          <Card style={wide}>
            <Revenue />
          </Card>
          <Card style={wide}>
            <Orders />
          </Card>
        </Column>
        <Column>
          <Card style={wide}>
            <Goals />
          </Card>
          <Card style={wide}>
            <Stock />
          </Card>
          <Card style={wide}>
            <Returns />
          </Card>
        </Column>
      </Columns>
      <Card style={wide}>
        <Today />
      </Card>
    </Screen>
  )
}
