'use client'

import { FacebookIcon, InstagramIcon, LinkedInIcon, XIcon } from './social-icons'
import type { SpeedDialAction } from './speed-dial'

/** Returns an action that opens a page in a new tab. */
const visit = (url: string) => () => void window.open(url, '_blank', 'noopener')

export const socialActions: readonly SpeedDialAction[] = [
  { icon: <FacebookIcon />, label: 'Facebook', key: 'facebook', action: visit('https://www.facebook.com/') },
  { icon: <XIcon />, label: 'X', key: 'x', action: visit('https://x.com/') },
  { icon: <LinkedInIcon />, label: 'LinkedIn', key: 'linkedin', action: visit('https://www.linkedin.com/') },
  {
    icon: <InstagramIcon />,
    label: 'Instagram',
    key: 'instagram',
    action: visit('https://www.instagram.com/'),
  },
]
