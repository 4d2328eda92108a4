import { expect, test as base, type Page } from '../browser/fixture'
import { readSetting } from './setting'
import type { TokenCall } from './token-server'

export { expect, type Page }

export const setting = readSetting()

/** An account that the emulator holds. */
export interface Account {
  readonly email: string
  readonly password: string
}

interface Fixtures {
  /** An address and a password that nobody has used. */
  newcomer: Account
  /** Makes an account at the emulator, as if its visitor had created it some other day. */
  register: (account: Account & { displayName?: string }) => Promise<void>
  /** Opens a page, and signs in through the dialog. */
  signIn: (account: Account, path?: string) => Promise<void>
  /** What the token server has been told since the test began. */
  tokenCalls: () => Promise<TokenCall[]>
}

export const bar = (page: Page) => page.getByRole('banner')
export const signInButton = (page: Page) => bar(page).getByRole('button', { name: 'Sign In' })
export const signOutButton = (page: Page) => bar(page).getByRole('button', { name: 'Sign Out' })
export const avatar = (page: Page) => bar(page).getByRole('button', { name: /^Account of/ })
export const dialog = (page: Page) => page.getByRole('dialog')

/** Types into the open dialog, and submits. */
export async function fillIn(page: Page, { email, password }: Account): Promise<void> {
  await dialog(page).getByLabel('Email').fill(email)
  await dialog(page).getByLabel('Password').fill(password)
  await dialog(page).getByLabel('Password').press('Enter')
}

const allCalls = async () => (await (await fetch(setting.tokenServer)).json()) as TokenCall[]

let visitors = 0

export const test = base.extend<Fixtures>({
  newcomer: async ({}, use) => {
    await use({ email: `visitor-${process.pid}-${++visitors}@example.org`, password: 'a long password' })
  },
  register: async ({}, use) => {
    await use(async (account) => {
      const answer = await fetch(
        `${setting.emulator}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`,
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(account),
        },
      )
      expect(answer.status).toBe(200)
    })
  },
  signIn: async ({ page, open }, use) => {
    await use(async (account, path = '/') => {
      await open(path)
      await signInButton(page).click()
      await fillIn(page, account)
      await expect(avatar(page)).toBeVisible()
    })
  },
  tokenCalls: async ({}, use) => {
    const before = (await allCalls()).length
    await use(async () => (await allCalls()).slice(before))
  },
})
