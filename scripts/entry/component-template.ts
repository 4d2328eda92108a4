import type { Collection } from '../../src/registry/collections.ts'

/** "status-badge" → "Status Badge". */
const words = (name: string) => name.replace(/^.|-./g, (start) => start.replace('-', ' ').toUpperCase())

/** "status-badge" → "StatusBadge". */
export const pascal = (name: string): string => words(name).replaceAll(' ', '')

/**
 * The files of a new component's folder: small, complete, and valid as they are.
 *
 * @param added The day on which it is added, such as "2026-11-21".
 * @param collection The collection whose catalogue lists it, unless it is the default one.
 */
export function newComponent(name: string, added: string, collection?: Collection): Record<string, string> {
  const Name = pascal(name)
  const title = words(name)
  const route = `/${name}-details`
  return {
    [`${name}.tsx`]: `'use client'

import type { ComponentProps } from 'react'
import { contrastingForeground, glass, styled, type GlassStyle } from '../glass/glass'

export interface ${Name}Props extends ComponentProps<'input'> {
  /** The color of the glass: any CSS color. */
  tint?: string | undefined
}

/** A glass label with a checkbox. All other props are passed to the native \`<input>\`. */
export function ${Name}({ tint = '#ffffff', children, className, style, ...rest }: ${Name}Props) {
  const look: GlassStyle = { '--glass-tint': tint, ...style }
  return (
    <Root className={className} style={look}>
      <input {...rest} type="checkbox" />
      <span>{children}</span>
    </Root>
  )
}

const Root = styled.label\`
  \${glass.thin}
  \${contrastingForeground}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 1.5rem;
  padding: 0.25rem 0.875rem;
  border-radius: 999px;
  font-weight: 600;
\`
`,
    'entry.tsx': `import { customizer, docs, example, propsTable, type Meta } from '#docs'
import { ${Name} } from './${name}'

export const meta = {
  title: '${title}',
  description: 'A glass label with a checkbox.',
  icon: 'tag',
  route: '${route}',
  added: '${added}',
  category: 'inputs',${collection === undefined ? '' : `\n  collection: '${collection}',`}
} satisfies Meta

export default docs({
  sections: [
    example('Basic Usage', <${Name}>New</${Name}>),
    propsTable(${Name}, ['tint'], {
      elsewhere: { props: ['id', 'data-*', 'ref'], why: 'They belong to the checkbox, as in a form.' },
    }),
    customizer({
      title: 'Custom ${title}',
      controls: { tint: { type: 'color', default: '#ffffff' } },
      preview: (values) => <${Name} {...values}>New</${Name}>,
    }),
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the checkbox.' },
    { keys: 'Space', does: 'Checks or unchecks it.' },
  ],
  announced: [
    { part: 'The checkbox', role: 'checkbox', name: 'New', states: 'not checked' },
    { part: 'After a click', role: 'checkbox', name: 'New', states: 'checked' },
  ],
})
`,
    [`${name}.browser.test.ts`]: `import { announced, expect, glassOf, keyboard, stage, test, type Page } from '#tests/browser'

const route = '${route}'
const checkbox = (page: Page) => stage(page, 'Basic Usage').getByRole('checkbox', { name: 'New' })

test('the glass takes the color of its control', async ({ page, open }) => {
  await open(route)
  const controls = page.getByRole('group', { name: 'Custom ${title} controls' })
  await controls.getByRole('textbox', { name: 'Tint', exact: true }).fill('#00ff00')
  const label = stage(page, 'Custom ${title}').locator('label')
  await expect.poll(() => glassOf(label, 'background-color')).toBe('color(srgb 0 1 0 / 0.58)')
})

keyboard(route, {
  'Tab moves focus to the checkbox': async (page) => {
    await page.getByRole('heading', { name: 'Basic Usage' }).getByRole('link').focus()
    await page.keyboard.press('Tab')
    await expect(checkbox(page)).toBeFocused()
  },
  'Space checks or unchecks it': async (page) => {
    await checkbox(page).focus()
    await page.keyboard.press('Space')
    await expect(checkbox(page)).toBeChecked()
    await page.keyboard.press('Space')
    await expect(checkbox(page)).not.toBeChecked()
  },
})

announced(route, {
  'After a click': (page) => checkbox(page).check(),
})
`,
  }
}
