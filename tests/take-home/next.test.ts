import { schemes } from '../../src/glass/glass-values'
import { stylings, type Styling } from '../../src/registry/styling'
import { nextTsconfig } from './frameworks/next'
import { expectDarkWhereThePageIs } from './support/dark-pages'
import { earlyFile, expectEarly } from './support/early'
import { expect, expectPictures, test, type App, type Page } from './support/fixture'
import { glassAddress, setInline } from './support/glass'
import { expectClientLinks, linksFile } from './support/links'
import { lookOf } from './support/look'
import {
  addressesOf,
  exampleFile,
  fetchItems,
  isScreen,
  screenExample,
  shadcn,
  site,
} from './support/registry'

/** A root layout. With Emotion, it has the style registry, as the page tells. */
const layoutFor = (styling: Styling, imports: string) => `import type { ReactNode } from 'react'
${imports}
${styling === 'emotion' ? "import { StyleRegistry } from '../../components/vitrine/next/style-registry'" : ''}

export const metadata = { title: 'App', icons: 'data:,' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        ${styling === 'emotion' ? '<StyleRegistry>{children}</StyleRegistry>' : '{children}'}
      </body>
    </html>
  )
}
`

/** A Next.js app with two root layouts: one imports a glass of its own, the other has the delivered glass. */
const projectFor = (styling: Styling) => ({
  'package.json': JSON.stringify({ name: 'app', private: true, type: 'module' }),
  'tsconfig.json': nextTsconfig({}),
  'next.config.ts': `export default { devIndicators: false }\n`,
  'app/(own)/layout.tsx': layoutFor(styling, "import '../../components/vitrine/glass.css'"),
  'app/(delivered)/layout.tsx': layoutFor(styling, ''),
  'app/(delivered)/delivered/page.tsx': `import { Statistic } from '../../../components/vitrine/statistic/statistic'

export default function Page() {
  return <main><Statistic /></main>
}
`,
  'app/(own)/server/page.tsx': `import { Button } from '../../../components/vitrine/button/button'
import { Tooltip } from '../../../components/vitrine/tooltip/tooltip'

async function Late() {
  await new Promise((resolve) => setTimeout(resolve, 50))
  return <Button>Late</Button>
}

export default function Page() {
  return (
    <main>
      <Tooltip text="From the server">
        <button type="button">Plain</button>
      </Tooltip>
      <Tooltip text="After the shell">
        <Late />
      </Tooltip>
    </main>
  )
}
`,
  'app/(own)/early/page.tsx': earlyFile('../../../components/vitrine'),
  'app/(own)/links/[[...place]]/page.tsx': linksFile('next', '../../../../components/vitrine'),
  'app/(own)/static/page.tsx': `import { Button } from '../../../components/vitrine/button/button'
import { Card } from '../../../components/vitrine/card/card'
import { Spinner } from '../../../components/vitrine/spinner/spinner'
import { Statistic } from '../../../components/vitrine/statistic/statistic'

export default function Page() {
  return (
    <main>
      <Card>
        <Button>Static</Button>
        <Spinner />
        <Statistic />
      </Card>
    </main>
  )
}
`,
})

const examplesPage = (targets: readonly string[]) => `${targets
  .map((target, index) => `import Example${index} from '../../${target.replace(/\.tsx$/, '')}'`)
  .join('\n')}

export default function Page() {
  return (
    <main>
${targets.map((_, index) => `      <article><Example${index} /></article>`).join('\n')}
    </main>
  )
}
`

async function look(page: Page, app: App, mode: 'dev' | 'start', examples: number, screens: number) {
  const { url, stop } = await app.serve('npx', 'next', mode, '--port', '0')
  await page.goto(`${url}/screens`)
  await expect(page.locator('main > article')).toHaveCount(screens)
  await page.goto(url)
  await expect(page.locator('main > article')).toHaveCount(examples)
  // A card that is not hydrated does not react.
  const pictures = await page.locator('img').count()
  expect(pictures).toBeGreaterThan(0)
  await expectPictures(page, pictures)

  await page.goto(`${url}/server`)
  for (const [name, text] of [
    ['Plain', 'From the server'],
    ['Late', 'After the shell'],
  ] as const) {
    const button = page.getByRole('button', { name })
    await button.focus()
    await expect(page.getByRole('tooltip', { name: text })).toBeVisible()
    await expect(button).toHaveAccessibleDescription(text)
  }

  await page.goto(`${url}/static`)
  await expect(page.getByRole('button', { name: 'Static' })).toHaveCSS('font-weight', '700')
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${url}/static`)
    const installed = await lookOf(page.locator('main'))
    await setInline(page, colorScheme)
    expect(installed, colorScheme).toEqual(await lookOf(page.locator('main')))
  }
  await page.emulateMedia({ colorScheme: null })

  await page.goto(`${url}/links`)
  await expectClientLinks(page)
  if (mode === 'start') await expectEarly(page, `${url}/early`)

  await page.goto(`${url}/delivered`)
  await expectDarkWhereThePageIs(page)
  // A page in development asks for its server again and again, and tells the console when there is none.
  await page.goto('about:blank')
  await stop()
}

for (const styling of stylings)
  test(`a Next.js app renders all components and screens in ${styling} on the server, in a glass of its own, in production and in development`, async ({
    newApp,
    page,
  }) => {
    const { components, demos } = await fetchItems(styling)
    const app = newApp(projectFor(styling))
    await app.must(
      'npm',
      'install',
      'next@16',
      'react@19',
      'react-dom@19',
      'typescript@5',
      '@types/react@19',
      '@types/react-dom@19',
      '@types/node@20',
    )
    const addresses = addressesOf([...components, ...demos], styling)
    await app.must(
      shadcn,
      'add',
      '--yes',
      ...addresses,
      glassAddress,
      ...(styling === 'emotion' ? [`${site}/r/next.json`] : []),
    )
    expect(app.has('node_modules/@emotion')).toBe(styling === 'emotion')
    const targets = demos.map((demo) => exampleFile(demo).target)
    const screens = components.filter(isScreen).map(screenExample)
    app.write({
      'app/(own)/page.tsx': examplesPage(targets),
      'app/(own)/screens/page.tsx': examplesPage(screens.map(({ target }) => `../${target}`)),
      ...Object.fromEntries(screens.map(({ target, content }) => [target, content])),
    })

    await app.must('npx', 'next', 'build')
    await look(page, app, 'start', targets.length, screens.length)
    await look(page, app, 'dev', targets.length, screens.length)
  })
