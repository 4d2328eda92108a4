'use client'

import { LinkedInIcon, XIcon } from './social-icons'
import { SpeedDial } from './speed-dial'

const links = [
  {
    icon: <XIcon />,
    label: 'X',
    key: 'x',
    render: <a href="#x" />,
  },
  {
    icon: <LinkedInIcon />,
    label: 'LinkedIn',
    key: 'linkedin',
    render: <a href="#linkedin" />,
  },
]

export default function Example() {
  return <SpeedDial label="Profiles" actionButtons={links} />
}
