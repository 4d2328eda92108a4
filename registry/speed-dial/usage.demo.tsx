'use client'

import { LinkedInIcon, XIcon } from './social-icons'
import { SpeedDial, type SpeedDialProps } from './speed-dial'

const actionButtons = [
  {
    icon: <XIcon />,
    label: 'Share on X',
    key: 'x',
    action: () =>
      window.open('https://x.com/', '_blank', 'noopener'),
  },
  {
    icon: <LinkedInIcon />,
    label: 'Share on LinkedIn',
    key: 'linkedin',
    action: () =>
      window.open(
        'https://www.linkedin.com/',
        '_blank',
        'noopener',
      ),
  },
]

export default function Example(
  values: Partial<SpeedDialProps>,
) {
  return <SpeedDial actionButtons={actionButtons} {...values} />
}
