'use client'

import { Navigation, NavigationLink } from '../../navigation/navigation'
import { Column, Screen } from '../../shared/screen-layout.styles'
import { Statistic } from '../../statistic/statistic'
import { Columns } from './dashboard.styles'
import { Goals } from './goals'
import { Orders } from './orders'
import { Returns } from './returns'
import { Revenue } from './revenue'
import { Stock } from './stock'
import { Today } from './today'
import { Welcome } from './welcome'

const places = ['Overview', 'Orders', 'Products', 'Customers']

/** The day of a shop at a glance. In your app, put the link of your router in place of the `<button>`. */
export function Dashboard() {
  return (
    <Screen>
      <Navigation aria-label="Dashboard" defaultSelected="Overview">
        {places.map((place) => (
          <NavigationLink key={place} href={place} render={<button type="button">{place}</button>} />
        ))}
      </Navigation>
      <Welcome />
      <Statistic
        downloads={1840}
        users={962}
        files={74}
        places={6}
        labels={{ downloads: 'Deliveries', users: 'Customers', files: 'Invoices', places: 'Stores' }}
      />
      <Columns>
        <Column>
          <Revenue />
          <Orders />
        </Column>
        <Column>
          <Goals />
          <Stock />
          <Returns />
        </Column>
      </Columns>
      <Today />
    </Screen>
  )
}
