import { announced, expect, keyboard, stage, test, type Page } from '#tests/browser'

const route = '/product-details'
const card = (page: Page) => stage(page, 'Live')
const status = (page: Page) => card(page).getByRole('status')

test('the sample shoe shows its brand, title, rating, reviews, sizes and prices', async ({ page, open }) => {
  await open(route)
  const shoe = stage(page, 'Usage').getByRole('article', { name: 'Glide Runner' })
  await expect(shoe).toContainText('Northwind')
  const paths = shoe.getByRole('img', { name: '4 out of 5 stars' }).locator('path')
  // Each star ends where it begins.
  const stars = await paths.evaluateAll((all) => all.map((path) => path.getAttribute('d')?.split('z').length))
  expect(stars).toEqual([6, 5])
  await expect(shoe).toContainText('15 Reviews')
  expect(await shoe.getByLabel('Size').locator('option').allInnerTexts()).toEqual(['8', '9', '10', '11'])
  await expect(shoe.locator('strong')).toHaveText('Price ₹846.00')
  await expect(shoe.locator('s')).toHaveText('Original price ₹1499.00')
  await expect(shoe).toContainText('43% off')
})

test('the props table describes what a product is made of', async ({ page, open }) => {
  await open(route)
  const table = page.getByRole('region', { name: 'Props of ProductCard' })
  const row = (name: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
  await expect(row('product.name')).toContainText('The name of the product')
  await expect(row('product.originalPrice')).toContainText(
    'The price before the discount, in the currency of the card.',
  )
  await expect(row('product.discountedPrice')).toContainText('The price to pay, in the currency of the card.')
  await expect(row('product.discountPercentage')).toContainText('number')
  await expect(row('product.colors.image')).toContainText('a URL or an import')
})

test('a swatch changes the picture', async ({ page, open }) => {
  await open(route)
  for (const name of ['Ocean', 'Night', 'Ember']) {
    await card(page).getByRole('radio', { name }).check()
    const picture = card(page).getByRole('img', { name: `Glide Runner in ${name}` })
    await expect(picture).toHaveAttribute('src', new RegExp(`sneaker-${name.toLowerCase()}`))
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  }
})

test('Add to Cart passes on the chosen color and size', async ({ page, open }) => {
  await open(route)
  await expect(status(page)).toHaveText('Your cart is empty.')
  await card(page).getByRole('button', { name: 'Add to Cart' }).click()
  await expect(status(page)).toHaveText('1 in your cart, last: Ember, size 8')
  await card(page).getByRole('radio', { name: 'Night' }).check()
  await card(page).getByLabel('Size').selectOption('11')
  await card(page).getByRole('button', { name: 'Add to Cart' }).click()
  await expect(status(page)).toHaveText('2 in your cart, last: Night, size 11')
})

test('the heart adds the product to the wishlist and removes it again, controlled or not', async ({
  page,
  open,
}) => {
  await open(route)
  for (const section of ['Usage', 'Live']) {
    const heart = stage(page, section).getByRole('button', { name: 'Wishlist' })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  }
})

test('choosing a color in one card does not change the other card', async ({ page, open }) => {
  await open(route)
  await card(page).getByRole('radio', { name: 'Night' }).check()
  await expect(stage(page, 'Usage').getByRole('radio', { name: 'Ember' })).toBeChecked()
})

/** Chooses a color and a size, puts the card in a form, and resets the form. */
async function chooseAndReset(page: Page) {
  await card(page).getByRole('radio', { name: 'Night' }).check()
  await card(page).getByLabel('Size').selectOption('11')
  await card(page)
    .getByRole('article')
    .evaluate((article) => {
      const form = document.createElement('form')
      article.replaceWith(form)
      form.append(article)
      form.reset()
    })
}

/** Expects the card to show what was chosen initially. */
async function expectInitial(page: Page) {
  await expect(card(page).getByRole('radio', { name: 'Ember' })).toBeChecked()
  await expect(card(page).getByRole('img', { name: 'Glide Runner in Ember' })).toBeVisible()
  await expect(card(page).getByLabel('Size')).toHaveValue('8')
  await card(page).getByRole('button', { name: 'Add to Cart' }).click()
  await expect(status(page)).toHaveText('1 in your cart, last: Ember, size 8')
}

test('the reset of a form restores the initial color and size', async ({ page, open }) => {
  await open(route)
  await chooseAndReset(page)
  await expectInitial(page)
})

test('after client navigation, it does so too', async ({ page, open }) => {
  await open('/components?q=product')
  await page.getByRole('link', { name: 'Learn more' }).click()
  await chooseAndReset(page)
  await expectInitial(page)
})

keyboard(route, {
  'Tab moves focus to the colors, the size, Add to Cart and the wishlist button': async (page) => {
    await card(page).getByRole('radio', { name: 'Ember' }).focus()
    for (const next of [
      card(page).getByLabel('Size'),
      card(page).getByRole('button', { name: 'Add to Cart' }),
      card(page).getByRole('button', { name: 'Wishlist' }),
    ]) {
      await page.keyboard.press('Tab')
      await expect(next).toBeFocused()
    }
  },
  'Arrow keys select another color, and the picture changes with it': async (page) => {
    await card(page).getByRole('radio', { name: 'Ember' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(card(page).getByRole('radio', { name: 'Ocean' })).toBeChecked()
    await expect(card(page).getByRole('img', { name: 'Glide Runner in Ocean' })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(card(page).getByRole('radio', { name: 'Ember' })).toBeChecked()
  },
  'Down Arrow selects the next size in the size list': async (page) => {
    await card(page).getByLabel('Size').focus()
    await page.keyboard.press('ArrowDown')
    await expect(card(page).getByLabel('Size')).toHaveValue('9')
  },
  'Enter activates the focused button': async (page) => {
    await card(page).getByRole('button', { name: 'Add to Cart' }).focus()
    await page.keyboard.press('Enter')
    await expect(status(page)).toContainText('1 in your cart')
  },
  'Space activates the focused button': async (page) => {
    await card(page).getByRole('button', { name: 'Wishlist' }).focus()
    await page.keyboard.press('Space')
    await expect(status(page)).toContainText('On your wishlist')
  },
})

announced(route, {
  'The picture, when a color is selected': (page) => card(page).getByRole('radio', { name: 'Night' }).check(),
  'The wishlist button, when pressed': (page) => card(page).getByRole('button', { name: 'Wishlist' }).click(),
})
