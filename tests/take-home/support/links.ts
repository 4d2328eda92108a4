import { expect, type Page } from './fixture'

/** How an app names the link of its router, and the hook that reads the path. */
const routers = {
  next: {
    imports: `import Link from 'next/link'\nimport { usePathname } from 'next/navigation'`,
    path: 'usePathname()',
    to: 'href',
  },
  'react-router': {
    imports: `import { Link, useLocation } from 'react-router'`,
    path: 'useLocation().pathname',
    to: 'to',
  },
} as const

/**
 * A component of an app, `Links`, with the links of its router in a button, a bar and pages of results. It writes the path
 * once its script runs.
 *
 * @param folder The folder of the components, from the file.
 */
export function linksFile(router: keyof typeof routers, folder: string): string {
  const { imports, path, to } = routers[router]
  return `'use client'

import { useEffect, useState } from 'react'
${imports}
import { Button } from '${folder}/button/button'
import { Navigation, NavigationLink } from '${folder}/navigation/navigation'
import { Pagination } from '${folder}/pagination/pagination'

export default function Links() {
  const path = ${path}
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <section aria-label="Links">
      <Button render={<Link ${to}="/links/button" />}>By a button</Button>
      <Navigation aria-label="Bar">
        <NavigationLink href="/links/bar" render={<Link ${to}="/links/bar" />}>By a bar</NavigationLink>
      </Navigation>
      <Pagination
        total={30}
        href={(page) => \`/links/\${page}\`}
        render={({ href, ...props }) => <Link {...props} ${to}={href} />}
      />
      <p>{isReady ? \`You are at \${path}\` : 'Loading'}</p>
    </section>
  )
}
`
}

/** Follows each of the links of an open page, and expects that no other document is loaded. */
export async function expectClientLinks(page: Page): Promise<void> {
  const links = page.getByRole('region', { name: 'Links' })
  await expect(links.getByText('You are at')).toBeVisible()
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''))
  for (const [name, path] of [
    ['By a button', '/links/button'],
    ['By a bar', '/links/bar'],
    ['Page 2', '/links/2'],
  ] as const) {
    await links.getByRole('link', { name, exact: true }).click()
    await expect(links.getByText(`You are at ${path}`)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
  await expect(page.locator('html')).toHaveAttribute('data-first')
}
