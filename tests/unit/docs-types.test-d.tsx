import { customizer, docs, propsTable, type Meta } from '../../src/registry/docs'

/** What the types of `#docs` refuse. If a line marked with @ts-expect-error compiles, the type check fails. */

interface PaneProps {
  tint?: string
  size?: number
}

const Pane = ({ tint }: PaneProps) => <div style={{ backgroundColor: tint }} />

export const table = propsTable(Pane, ['tint'])
// @ts-expect-error A prop that the component does not have.
export const wrongTable = propsTable(Pane, ['shade'])

export const typed = customizer({
  title: 'Typed',
  controls: {
    tint: { type: 'color', default: '#fff' },
    size: { type: 'range', min: 0, max: 9, step: 1, default: 3 },
    side: { type: 'select', options: ['left', 'right'], default: 'left' },
  },
  presets: { big: { size: 9 } },
  initial: 'big',
  preview: ({ tint, size, side }) => {
    const side_: 'left' | 'right' = side
    return <Pane tint={tint} size={size} key={side_} />
  },
})

export const wrongPreset = customizer({
  title: 'Wrong preset',
  controls: { size: { type: 'range', min: 0, max: 9, step: 1, default: 3 } },
  // @ts-expect-error A preset that sets a value of another type.
  presets: { big: { size: 'nine' } },
  preview: ({ size }) => <Pane size={size} />,
})

export const wrongInitial = customizer({
  title: 'Wrong initial',
  controls: { size: { type: 'range', min: 0, max: 9, step: 1, default: 3 } },
  presets: { big: { size: 9 } },
  // @ts-expect-error A preset that is not declared.
  initial: 'small',
  preview: ({ size }) => <Pane size={size} />,
})

export const wrongUse = customizer({
  title: 'Wrong use',
  controls: { tint: { type: 'color', default: '#fff' } },
  // @ts-expect-error A color is no number.
  preview: ({ tint }) => <Pane size={tint} />,
})

export const wrongControl = customizer({
  title: 'Wrong control',
  // @ts-expect-error A range without bounds.
  controls: { size: { type: 'range', default: 3 } },
  preview: () => <Pane />,
})

export const heard = docs({
  sections: [],
  announced: [
    { part: 'The pane', role: 'group' },
    { part: 'Its button', role: 'button', name: 'Close', states: 'disabled' },
  ],
})

export const wrongAnnounced = docs({
  sections: [],
  announced: [
    // @ts-expect-error A part without a role.
    { part: 'The pane' },
    // @ts-expect-error States are one text, as the table shows them.
    { part: 'Its button', role: 'button', states: ['disabled'] },
  ],
})

// @ts-expect-error An icon that Lucide does not have.
export const wrongIcon = { title: 'A', description: 'B.', icon: 'no-such-icon', route: '/a' } satisfies Meta
// @ts-expect-error A route without its slash.
export const wrongRoute = { title: 'A', description: 'B.', icon: 'tag', route: 'a' } satisfies Meta
