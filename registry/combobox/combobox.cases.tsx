import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Field } from '../field/field'
import { Combobox } from './combobox'

const cities = [
  { value: 'ba', label: 'Bari' },
  { value: 'be', label: 'Bern' },
  { value: 'ma', label: 'Malmö', description: 'By the bridge.' },
  { value: 'mo', label: 'Moscow', disabled: true },
  { value: 'zu', label: 'Zürich' },
]

const dataOf = (form: HTMLFormElement) =>
  [...new FormData(form)]
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : ''}`)
    .join(' & ')

/** A form with one of each kind, and what it sends. */
export function Trip() {
  const [sent, setSent] = useState('nothing')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setSent(dataOf(event.currentTarget))
      }}
      onChange={({ target }) => {
        if (target instanceof HTMLSelectElement) setSent(`changed ${target.name}`)
      }}
    >
      <Field label="City" hint="One of ours.">
        <Combobox name="city" options={cities} required />
      </Field>
      <Field label="Stops">
        <Combobox name="stop" options={cities} multiple required defaultValue={['be', 'zu']} />
      </Field>
      <Field label="Words">
        <Combobox name="word" options={['calm', 'warm']} multiple freeText />
      </Field>
      <Combobox aria-label="Street" name="street" options={['High Street', 'Park Lane']} freeText />
      <button type="submit">Send</button>
      <button type="reset">Reset</button>
      <output>{sent}</output>
    </form>
  )
}

/** One whose parent follows it, and one whose parent refuses. */
export function Held() {
  const [city, setCity] = useState('be')
  return (
    <>
      <Combobox aria-label="Held" options={cities} value={city} onValueChange={setCity} />
      <Combobox aria-label="Locked" options={cities} value="be" />
      <button type="button" onClick={() => setCity('zu')}>
        Go to Zürich
      </button>
      <p>{city}</p>
    </>
  )
}

/** Options of a server, which answers when it is told to, and what it was asked. */
export function Asked() {
  const [log, setLog] = useState<readonly string[]>([])
  const tell = (line: string) => setLog((last) => [...last, line])
  return (
    <>
      <Combobox
        aria-label="Person"
        options={async (query, { signal }) => {
          tell(`asked ${query}`)
          signal.addEventListener('abort', () => tell(`aborted ${query}`))
          await new Promise((resolve) => window.addEventListener('answer', resolve, { once: true }))
          if (query === 'broken') throw new Error('No answer.')
          return ['Ada', 'Adele', 'Bo'].filter((name) => name.toLowerCase().startsWith(query))
        }}
      />
      <ol>
        {log.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ol>
    </>
  )
}

/** More options than anybody reads. */
export const Many = () => (
  <Combobox
    aria-label="Number"
    options={Array.from({ length: 10_000 }, (_, index) => `Number ${index + 1}`)}
  />
)

/** Groups, sizes, and those that cannot be changed. */
export const Kinds = () => (
  <>
    <Combobox
      aria-label="Medium"
      options={[
        { label: 'Near', options: ['Bern', 'Biel'] },
        { label: 'Far', options: ['Quito', 'Sydney'] },
      ]}
    />
    <Combobox aria-label="Small" size="sm" options={cities} />
    <Combobox aria-label="Large" size="lg" options={cities} />
    <Combobox aria-label="Read-only" options={cities} defaultValue="be" readOnly />
    <Combobox aria-label="Disabled" options={cities} multiple defaultValue={['be']} disabled />
  </>
)

/** Tokens in each size, and one with a long word in a narrow place. */
export const Tokens = () => (
  <>
    {(['sm', 'md', 'lg'] as const).map((size) => (
      <Combobox
        key={size}
        aria-label={`Tokens ${size}`}
        size={size}
        options={cities}
        multiple
        defaultValue={['ba', 'be', 'ma']}
        style={{ width: '16rem' }}
      />
    ))}
    <Combobox
      aria-label="Long"
      options={[]}
      multiple
      freeText
      defaultValue={['Donaudampfschifffahrtsgesellschaftskapitän']}
      style={{ width: '12rem' }}
    />
  </>
)

/** In a dialog, which Escape closes. */
export const InDialog = () => (
  <dialog ref={(dialog) => dialog?.showModal()}>
    <Combobox aria-label="City" options={cities} />
  </dialog>
)

/** In a shadow root, beside a button of the page. */
export function InShadow() {
  const [host, setHost] = useState<HTMLElement | null>(null)
  const root = host && (host.shadowRoot ?? host.attachShadow({ mode: 'open' }))
  return (
    <>
      <div ref={setHost}>
        {root && createPortal(<Combobox aria-label="City" options={cities} multiple />, root)}
      </div>
      <button type="button">Beside</button>
    </>
  )
}
