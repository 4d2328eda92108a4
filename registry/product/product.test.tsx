// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ProductCard, type ProductCardProps } from './product'

afterEach(cleanup)

const shoe: ProductCardProps['product'] = {
  brand: 'Northwind',
  name: 'Glide Runner',
  rating: 4.5,
  reviews: 1500,
  colors: [
    { name: 'Ember', value: '#e8505b', image: 'ember.svg' },
    { name: 'Ocean', value: '#3a7bf2', image: 'ocean.svg' },
  ],
  sizes: [8, 9, 10],
  originalPrice: 1499,
  discountedPrice: 846,
  discountPercentage: 43.5,
}

/** Text as it is read, with plain spaces. */
const plain = (text: string | null | undefined) => text?.replace(/\s+/g, ' ')

/** The data of a form, after the event with which browsers make it known, and jsdom does not. */
function dataOf(form: HTMLFormElement): FormData {
  const formData = new FormData(form)
  form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }))
  return formData
}

function inForm(props: Partial<ProductCardProps>) {
  const { container } = render(
    <form>
      <ProductCard product={shoe} {...props} />
    </form>,
  )
  const [form = document.createElement('form')] = container.getElementsByTagName('form')
  return {
    form,
    data: () => Object.fromEntries(dataOf(form)),
    size: screen.getByRole<HTMLSelectElement>('combobox'),
  }
}

test('currency, locale and labels translate the whole card', () => {
  const { container } = render(
    <ProductCard
      product={{ ...shoe, sizes: [8.5, 9] }}
      currency="EUR"
      locale="de-DE"
      labels={{
        picture: (name, color) => `${name}, Farbe ${color}`,
        rating: (stars) => `${stars} von 5 Sternen`,
        reviews: (text, count) => `${text} ${count === 1 ? 'Bewertung' : 'Bewertungen'}`,
        color: 'Farbe',
        size: 'Größe',
        price: 'Preis',
        originalPrice: 'Früher',
        discount: (percent) => `${percent} Rabatt`,
        addToCart: 'In den Warenkorb',
        wishlist: 'Merkzettel',
      }}
    />,
  )
  expect(plain(container.querySelector('strong')?.textContent)).toBe('Preis 846,00 €')
  expect(plain(container.querySelector('s')?.textContent)).toBe('Früher 1.499,00 €')
  expect(plain(container.textContent)).toContain('43,5 % Rabatt')
  expect(container.textContent).toContain('1.500 Bewertungen')
  expect([...container.querySelectorAll('option')].map(({ label, value }) => `${label} ${value}`)).toContain(
    '8,5 8.5',
  )
  for (const name of ['4,5 von 5 Sternen', 'Glide Runner, Farbe Ember']) screen.getByRole('img', { name })
  for (const name of ['In den Warenkorb', 'Merkzettel']) screen.getByRole('button', { name })
  screen.getByRole('group', { name: 'Farbe' })
  screen.getByLabelText(/^Größe/)
})

test('without a locale, prices have no separators, and a missing label keeps its default', () => {
  const { container } = render(<ProductCard product={shoe} labels={{ size: undefined }} />)
  expect(container.querySelector('s')?.textContent).toBe('Original price ₹1499.00')
  screen.getByLabelText(/^Size/)
})

test('the data of a form has the choice by its name, and nothing without one', () => {
  const { data, size } = inForm({ name: 'shoe', defaultValue: { color: 'Ocean', size: 9 } })
  expect(data()).toEqual({ 'shoe.color': 'Ocean', 'shoe.size': '9' })
  fireEvent.click(screen.getByRole('radio', { name: 'Ember' }))
  fireEvent.change(size, { target: { value: '10' } })
  expect(data()).toEqual({ 'shoe.color': 'Ember', 'shoe.size': '10' })
  cleanup()
  expect(inForm({}).data()).toEqual({})
})

test('the radio buttons belong to the form around them, with a name or without one', () => {
  for (const name of ['shoe', undefined]) {
    const { form } = inForm({ name })
    const radio = screen.getByRole<HTMLInputElement>('radio', { name: 'Ocean' })
    expect(radio.form).toBe(form)
    expect(radio.hasAttribute('form')).toBe(false)
    cleanup()
  }
})

test('reset returns to the choice of the start, and says so', () => {
  const say = vi.fn()
  const start = { color: 'Ocean', size: 9 }
  const { form, data, size } = inForm({ name: 'shoe', defaultValue: start, onValueChange: say })
  fireEvent.change(size, { target: { value: '10' } })
  expect(say).toHaveBeenLastCalledWith({ color: 'Ocean', size: 10 })
  act(() => form.reset())
  expect(say).toHaveBeenLastCalledWith(start)
  expect(data()).toEqual({ 'shoe.color': 'Ocean', 'shoe.size': '9' })
})

test('a controlled card shows the choice of its parent', () => {
  const say = vi.fn()
  const { size } = inForm({ value: { color: 'Ocean', size: 10 }, onValueChange: say })
  fireEvent.click(screen.getByRole('radio', { name: 'Ember' }))
  expect(say).toHaveBeenCalledWith({ color: 'Ember', size: 10 })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ocean' }).checked).toBe(true)
  expect(size.value).toBe('10')
})

test('a size that is not on offer is shown, and the first size can be chosen in its place', () => {
  const say = vi.fn()
  const { size } = inForm({ value: { color: 'Ocean', size: 12 }, onValueChange: say })
  expect(size.value).toBe('12')
  fireEvent.change(size, { target: { value: '8' } })
  expect(say).toHaveBeenCalledWith({ color: 'Ocean', size: 8 })
  expect(size.value).toBe('12')
})
