/** "status-badge" → "StatusBadge". */
const pascal = (name: string) =>
  name.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter: string) => letter.toUpperCase())

/** "status-badge" → "Status Badge". */
const words = (name: string) =>
  name.replace(
    /(^|-)([a-z0-9])/g,
    (_match, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase(),
  )

/** The files of a new component's folder: small, complete, and valid as they are. */
export function newComponent(name: string): Record<string, string> {
  const Name = pascal(name)
  const title = words(name)
  const route = `/${name}-details`
  return {
    [`${name}.tsx`]: `import styled from '@emotion/styled'
import type { ComponentProps } from 'react'

export interface ${Name}Props extends ComponentProps<'span'> {
  /** The color of the glass: any CSS color. */
  tint?: string
}

/** A piece of glass with a word on it. It passes every other prop on to the native \`<span>\`. */
export function ${Name}({ tint = '#ffffffb3', style, ...rest }: ${Name}Props) {
  return <Root style={{ backgroundColor: tint, ...style }} {...rest} />
}

const Root = styled.span\`
  display: inline-block;
  padding: 0.25rem 0.875rem;
  border: 1px solid rgb(255 255 255 / 0.6);
  border-radius: 999px;
  color: #000000;
  font-weight: 600;
  -webkit-backdrop-filter: blur(10px);
  backdrop-filter: blur(10px);
\`
`,
    'entry.tsx': `import { customizer, docs, example, propsTable, type Meta } from '#docs'
import { ${Name} } from './${name}'

export const meta = {
  title: '${title}',
  description: 'A piece of glass with a word on it.',
  icon: 'tag',
  route: '${route}',
} satisfies Meta

export default docs({
  sections: [
    example('Basic Usage', <${Name}>New</${Name}>),
    propsTable(${Name}, ['tint']),
    customizer({
      title: 'Custom ${title}',
      controls: { tint: { type: 'color', default: '#ffffffb3' } },
      preview: (values) => <${Name} {...values}>New</${Name}>,
    }),
  ],
})
`,
    [`${name}.browser.test.ts`]: `import { expect, stage, test } from '#tests/browser'

test('the glass takes the color of its control', async ({ page, open }) => {
  await open('${route}')
  await page.getByRole('textbox', { name: 'Tint', exact: true }).fill('#00ff00')
  await expect(stage(page, 'Custom ${title}').getByText('New')).toHaveCSS('background-color', 'rgb(0, 255, 0)')
})
`,
  }
}
