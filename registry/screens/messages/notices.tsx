'use client'

import { useState } from 'react'
import { Alert } from '../../alert/alert'
import { styled } from '../../glass/glass'
import { wide } from './looks'

const latest = [
  { title: 'Van is loaded', message: 'Orders 2036 to 2038 leave Oslo at 11:00.', kind: 'info' },
  { title: 'New review', message: 'Hana Kim gives the Glide Runner five stars.', kind: 'success' },
] as const

/** The latest notifications, which stay until they are closed. */
export function Notices() {
  const [notices, setNotices] = useState<readonly (typeof latest)[number][]>(latest)
  if (notices.length === 0) return null
  return (
    <List role="list" aria-label="Notifications">
      {notices.map((notice) => (
        <li key={notice.title}>
          <Alert
            kind={notice.kind}
            heading={notice.title}
            closeLabel={`Close ${notice.title}`}
            onClose={() => setNotices(notices.filter((one) => one !== notice))}
            style={wide}
          >
            {notice.message}
          </Alert>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;
`
