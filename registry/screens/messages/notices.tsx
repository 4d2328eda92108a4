'use client'

import { useState } from 'react'
import { styled } from '../../glass/glass'
import { Toast } from '../../toast/toast'
import { useToaster, type ToastId } from '../../toast/use-toaster'

const latest = [
  { id: 'delivery', title: 'Van is loaded', message: 'Orders 2036 to 2038 leave Oslo at 11:00.' },
  { id: 'review', title: 'New review', message: 'Hana Kim gives the Glide Runner five stars.' },
]

/** The latest notifications, as toasts that stay until they are closed. */
export function Notices() {
  const toaster = useToaster()
  const [notices, setNotices] = useState(latest)
  const drop = (id: ToastId) => setNotices((known) => known.filter((notice) => notice.id !== id))
  if (notices.length === 0) return null
  return (
    <List role="list" aria-label="Notifications">
      {notices.map((notice) => (
        <li key={notice.id}>
          <Toast
            {...notice}
            autoDismiss={Infinity}
            toaster={{ ...toaster, drop, keep: 0 }}
            style={{ maxWidth: 'none', animation: 'none' }}
          />
        </li>
      ))}
    </List>
  )
}

/** A toast that is closed here fades instead of leaving the window. */
const List = styled.ul`
  --toast-way: 0%;
  display: grid;
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;

  & [data-phase] {
    transition: opacity 0.3s;
  }

  & [data-phase='hiding'] {
    opacity: 0;
  }
`
