'use client'

import { Accordion } from './accordion'

export default function Example() {
  return (
    <Accordion
      collapsible
      defaultOpen={0}
      items={[
        {
          title: 'What is behind?',
          content: 'Whatever you put there, softened.',
        },
        {
          title: 'And without scripts?',
          content: 'It opens and closes all the same.',
        },
      ]}
    />
  )
}
