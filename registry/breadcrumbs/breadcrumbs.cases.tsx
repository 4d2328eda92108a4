import { useState } from 'react'
import { Breadcrumbs } from './breadcrumbs'

const names = ['Home', 'Books', 'Fiction', 'Crime', 'Classics', 'The Moonstone']
const items = names.map((title, index) => ({ title, href: `#page-${index}` }))

/** A long path whose last page has no address, and a number of pages that changes. */
export function Long() {
  const [count, setCount] = useState(6)
  const path = [...items.slice(0, count - 1), { title: names[count - 1] }]
  return (
    <>
      <Breadcrumbs items={path} maxItems={3} moreLabel="Seiten dazwischen" separator="/" />
      <button type="button" onClick={() => setCount(5)}>
        Up
      </button>
    </>
  )
}

/** Numbers of pages that mean nothing, each as the name of its path. */
export const OddNumbers = () =>
  [NaN, -1, 1, 2.9, Infinity].map((maxItems) => (
    <Breadcrumbs key={maxItems} aria-label={String(maxItems)} items={items} maxItems={maxItems} />
  ))

export const Directions = () =>
  (['ltr', 'rtl'] as const).map((dir) => (
    <div key={dir} dir={dir}>
      <Breadcrumbs aria-label={dir} items={items.slice(0, 2)} />
    </div>
  ))

/** One whose link removes itself and all behind it, as a router does. */
export function Shortening() {
  const [count, setCount] = useState(4)
  return (
    <Breadcrumbs
      items={items.slice(0, count).map(({ title, href }, index) => ({
        title,
        href: index === count - 1 ? undefined : href,
      }))}
      render={({ href, ...props }) => (
        <a
          href={href}
          {...props}
          onClick={(event) => {
            event.preventDefault()
            setCount(Number(href.at(-1)) + 1)
          }}
        />
      )}
    />
  )
}

/** Long names and many pages. */
export const Words = () => (
  <Breadcrumbs
    maxItems={Infinity}
    items={[...names, 'Rechtsschutzversicherungsgesellschaftsangestellte', ...names].map((title, index) => ({
      title,
      href: `#word-${index}`,
    }))}
  />
)
