'use client'

import { Accordion } from '../../accordion/accordion'
import { Card } from '../../card/card'
import { Heading } from './dashboard.styles'
import { wide } from './looks'

const tasks = [
  {
    title: 'Pack three orders',
    content: 'Orders 2039 to 2041 leave with the van at 15:00. The tent needs the long box.',
  },
  {
    title: 'Order Summit Boots',
    content: 'Sizes 42 and 43 are below the limit in Bergen. The maker delivers in nine days.',
  },
  {
    title: 'Answer two reviews',
    content: 'Both ask how the Alpine Jacket fits over a fleece. Mateo has written a draft.',
  },
]

/** The tasks of today. */
export function Today() {
  return (
    <Card style={wide} header={<Heading>Today</Heading>}>
      <Accordion items={tasks} defaultOpen={0} collapsible headingLevel={4} style={wide} />
    </Card>
  )
}
