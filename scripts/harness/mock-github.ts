import type { BrowserContext } from '@playwright/test'

/** The repository summary in the format of GitHub's API. */
export const summary = { stargazers_count: 4321, forks_count: 765, open_issues_count: 7 }

const avatar = (hue: number) =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><rect width='8' height='8' fill='hsl(${hue} 70%25 60%25)'/><circle cx='4' cy='3' r='1.6' fill='white'/><circle cx='4' cy='8' r='3' fill='white'/></svg>`

/** A page of `total` contributors in the format of GitHub's API; empty after the last one. */
export function contributors(page: number, perPage: number, total: number) {
  const first = (page - 1) * perPage
  return Array.from({ length: Math.max(0, Math.min(perPage, total - first)) }, (_, position) => {
    const index = first + position
    return {
      id: 1000 + index,
      login: `maker-${index + 1}`,
      avatar_url: avatar((index * 47) % 360),
      html_url: `https://github.com/maker-${index + 1}`,
      contributions: total - index,
      type: index % 9 === 8 ? 'Bot' : 'User',
      site_admin: false,
    }
  })
}

/** Mocks GitHub's API with 12 contributors, so that no test needs the network. */
export async function mockGitHub(context: BrowserContext): Promise<void> {
  await context.route('https://api.github.com/**', (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    const page = Number(searchParams.get('page'))
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: pathname.endsWith('/contributors') ? contributors(page, 100, 12) : summary,
    })
  })
}
