import { expect, test as base, type Page } from '../browser/fixture'
import { readEnvironment } from '../../scripts/harness/auth/environment'
import type { TokenCall } from '../../scripts/harness/auth/token-server'

export { expect, type Page }

export const environment = readEnvironment()

/** An account, as a visitor types it. */
export interface Account {
  readonly email: string
  readonly password: string
  readonly displayName?: string
}

let visitors = 0

/** An account that does not exist yet. */
export const newcomer = (): Account => ({
  email: `visitor-${process.pid}-${++visitors}@example.org`,
  password: 'a long password',
})

/** Creates an account at the emulator. */
export async function registered(more: Partial<Account> = {}): Promise<Account> {
  const account = { ...newcomer(), ...more }
  const url = `${environment.emulator}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(account) })
  expect(answer.status).toBe(200)
  return account
}

const allCalls = async () => (await (await fetch(environment.tokenServer)).json()) as TokenCall[]

/** Returns a function that lists the token server's calls from now on. */
export async function listenToTokens(): Promise<() => Promise<TokenCall[]>> {
  const before = (await allCalls()).length
  return async () => (await allCalls()).slice(before)
}

const bar = (page: Page) => page.getByRole('banner')
export const signInButton = (page: Page) => bar(page).getByRole('button', { name: 'Sign In' })
export const signOutButton = (page: Page) => bar(page).getByRole('button', { name: 'Sign Out' })
export const avatar = (page: Page) => bar(page).getByRole('button', { name: /^Account of/ })
export const announcement = (page: Page) => bar(page).getByRole('status')
export const schemeSwitch = (page: Page) => bar(page).getByRole('button', { name: /Color scheme/ })
export const card = (page: Page) => bar(page).locator('[popover]', { hasText: 'Vitrine Account' })
export const dialog = (page: Page) => page.getByRole('dialog')

/** Fills in the open dialog, and submits it. */
export async function fillIn(page: Page, { email, password }: Account): Promise<void> {
  await dialog(page).getByLabel('Email').fill(email)
  await dialog(page).getByLabel('Password').fill(password)
  await dialog(page).getByLabel('Password').press('Enter')
}

interface Fixtures {
  /** Opens a page, and signs in with the dialog. */
  signIn: (account: Account, path?: string) => Promise<void>
}

export const test = base.extend<Fixtures>({
  signIn: async ({ page, open }, use) => {
    await use(async (account, path = '/') => {
      await open(path)
      await signInButton(page).click()
      await fillIn(page, account)
      await expect(avatar(page)).toBeVisible()
    })
  },
})
