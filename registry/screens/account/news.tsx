'use client'

import { CheckGroup } from '../../check/check-group'
import type { GlassStyle } from '../../glass/glass'

const letters = ['New routes', 'My size is back', 'Sales']
const chosen = letters.slice(0, 2)

/** On the glass of the form, it throws no shadow. */
const flat: GlassStyle = { width: 'auto', '--glass-shadow': '0 0 transparent' }

/** The newsletters of the customer. */
export function News() {
  return (
    <CheckGroup
      data-wide
      legend="Write to me about"
      options={letters}
      defaultValue={chosen}
      orientation="horizontal"
      style={flat}
    />
  )
}
