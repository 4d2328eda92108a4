import { expect, test, type Page } from '../fixture'

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const expectFailure = (page: Page) => expect(page.getByRole('alert')).toContainText('Loading chunk failed')

/** A link to a page of each kind, and the heading of that page. */
const pages = {
  'a page of the bar': { link: 'nav a[href="/contact"]', title: 'Get in touch' },
  'a component': { link: 'main article a[href="/button-details"]', title: 'Button' },
  'a further page of the catalogue': {
    link: 'main a[href="/components?page=2"]',
    title: 'Glassmorphic Components',
  },
}

for (const [name, { link, title }] of Object.entries(pages)) {
  test(`${name} that could not be loaded offline is there by the next click or step, with its styles and without a reload`, async ({
    page,
    context,
    open,
    expectConsole,
  }) => {
    expectConsole(/^error: Error: Loading chunk failed/)
    expectConsole(/^error: Failed to load resource/)
    await open('/components')
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
    const follow = () => page.locator(link).first().click()
    await context.setOffline(true)
    await follow()
    await expectFailure(page)
    // A step leads back to what is loaded, and fails once more.
    await page.goBack()
    await expect(heading(page)).toHaveText('Glassmorphic Components')
    await page.goForward()
    await expectFailure(page)
    await page.goBack()
    await context.setOffline(false)
    await follow()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(heading(page)).toHaveText(title)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true)
    const height = () => page.locator('main').evaluate((main: HTMLElement) => main.offsetHeight)
    const before = await height()
    await page.reload()
    await expect(page.getByRole('button', { name: /Color scheme/ })).toBeEnabled()
    expect(before).toBe(await height())
  })
}

test('the link of the failed page tries again, too; a script that the browser does not ask for again needs a new document', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/^error: Error: Loading chunk failed/)
  expectConsole(/^error: Failed to load resource/)
  const scripts = '**/assets/contact-*.js'
  await page.route(scripts, (route) => route.abort())
  await open('/about')
  const contact = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' })
  await contact.click()
  await expectFailure(page)
  // Fails here as in browsers that keep failures. The document that is loaded then fails, too, and stays.
  const loaded = page.waitForEvent('load')
  await contact.click()
  await loaded
  await expectFailure(page)
  await page.unroute(scripts)
  await page.mouse.move(0, 0)
  await contact.click()
  await expect(heading(page)).toHaveText('Get in touch')
})

test('a search that could not be loaded offline finds something after the next step', async ({
  page,
  context,
  open,
  expectConsole,
}) => {
  expectConsole(/^error: Error: Loading chunk failed/)
  expectConsole(/^error: Failed to load resource/)
  await open('/components')
  await context.setOffline(true)
  await page.getByPlaceholder('Search Components...').fill('spinner')
  await expectFailure(page)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Vitrine' }).first().click()
  await page.goBack()
  await expect(page.getByRole('status').first()).toHaveText('1 component found')
  await expect(page.getByRole('main').getByRole('article')).toHaveText(/Spinner/)
})

test('the parts that a page loads later are asked for again when the visitor comes near again', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/^error: Failed to load resource/)
  const scripts = /\/assets\/(?:highlight|follow-project)-.*\.js$/
  await page.route(scripts, (route) => route.abort())
  await open('/button-details')
  const project = page.getByRole('region', { name: 'Add to your project' })
  const controls = page.getByRole('group', { name: 'Themed Button controls' })
  const field = controls.getByRole('textbox', { name: 'Background color', exact: true })
  const code = page.locator('[aria-labelledby=themed-button] pre code')
  const failure = (file: RegExp) => page.waitForEvent('requestfailed', (request) => file.test(request.url()))
  const [top, end] = [page.getByRole('heading', { level: 1 }), page.getByRole('heading', { name: 'Source' })]

  let failed = failure(/highlight/)
  await field.hover()
  await field.focus()
  await failed
  failed = failure(/follow-project/)
  await end.scrollIntoViewIfNeeded()
  await failed
  await page.unroute(scripts)
  await page.route('**/r/emotion/button.json', (route) => route.abort())

  await top.scrollIntoViewIfNeeded()
  await top.hover()
  await field.hover()
  await field.fill('#0c2238')
  // Only the highlighter makes an element of the new value.
  await expect(code.locator('span', { hasText: '#0c2238' }).first()).toBeAttached()
  await end.scrollIntoViewIfNeeded()
  const manager = project.getByLabel('Package manager')
  await expect(manager).toBeEnabled()
  // Any change of what the visitor's project is like.
  failed = failure(/emotion/)
  await project.getByLabel('Styles').selectOption('Emotion')
  await failed
  await page.unroute('**/r/emotion/button.json')
  await manager.selectOption('pnpm')
  await expect(project).toContainText('Installs @emotion/react@11')
})
