import { expect, type Page } from './fixture'

/**
 * A page of an app with what works before its script runs.
 *
 * @param folder The folder of the components, from the file.
 */
export const earlyFile = (folder: string): string => `'use client'

import { Accordion } from '${folder}/accordion/accordion'
import { BackToTop } from '${folder}/back-to-top/back-to-top'
import { Button } from '${folder}/button/button'
import { Dropdown } from '${folder}/dropdown/dropdown'
import { Input } from '${folder}/input/input'
import { Pagination } from '${folder}/pagination/pagination'
import { Slider } from '${folder}/slider/slider'
import { Textarea } from '${folder}/textarea/textarea'
import { Tooltip } from '${folder}/tooltip/tooltip'

export default function Page() {
  return (
    <main>
      <Accordion items={[{ title: 'More', content: 'All of it' }]} />
      <Dropdown label="Sort" options={['New', 'Old']} />
      <Tooltip text="At once"><button type="button">Save</button></Tooltip>
      <Pagination total={30} href={(page) => \`#page-\${page}\`} />
      <BackToTop render={<a href="#top" />} />
      <form action="/early">
        <Input name="name" aria-label="Name" />
        <Textarea name="note" aria-label="Note" />
        <Slider name="tip" aria-label="Tip" defaultValue={10} />
        <Button type="submit" name="by" value="button">Send</Button>
      </form>
    </main>
  )
}
`

/** What a visitor does, and sees then. */
const uses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'opens an accordion': async (page) => {
    await page.getByText('More').click()
    await expect(page.getByText('All of it')).toBeVisible()
  },
  'closes it': async (page) => {
    await page.getByText('More').click()
    await expect(page.getByText('All of it')).toBeHidden()
  },
  'opens a dropdown': async (page) => {
    await page.getByRole('button', { name: 'Sort' }).click()
    await expect(page.getByRole('listbox')).toBeVisible()
  },
  'closes it by a key': async (page) => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
  },
  'opens a tooltip': async (page) => {
    await page.getByRole('button', { name: 'Save' }).hover()
    await expect(page.getByRole('tooltip')).toBeVisible()
  },
  'closes it by leaving': async (page) => {
    await page.mouse.move(0, 0)
    await expect(page.getByRole('tooltip')).toBeHidden()
  },
  'follows a page': async (page) => {
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/#page-2$/)
  },
  'follows a link to the top': async (page) => {
    await page.getByRole('link', { name: 'Back to Top' }).click()
    await expect(page).toHaveURL(/#top$/)
  },
  'chooses and sends': async (page) => {
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada')
    await page.getByRole('textbox', { name: 'Note' }).fill('Hello')
    await page.getByRole('slider', { name: 'Tip' }).press('ArrowRight')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveURL(/name=Ada&note=Hello&tip=11&by=button$/)
  },
}

/** Uses the page in a browser that runs no script. */
export async function expectEarly(withScript: Page, address: string): Promise<void> {
  const context = await withScript.context().browser()?.newContext({ javaScriptEnabled: false })
  if (context === undefined) throw new Error('The browser of the page is gone.')
  const page = await context.newPage()
  await page.goto(address)
  for (const use of Object.values(uses)) await use(page)
  await context.close()
}
