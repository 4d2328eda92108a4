'use client'

import { Combobox } from './combobox'

const people = ['Ada Byron', 'Bo Lind', 'Zoë Alba']

/** Yours asks a server: `fetch(address, { signal })`. */
async function search(query: string) {
  await new Promise((done) => setTimeout(done, 400))
  return people.filter((name) => name.includes(query))
}

export default function Example() {
  return (
    <Combobox
      aria-label="To"
      placeholder="A name, or any address"
      options={search}
      multiple
      freeText
    />
  )
}
