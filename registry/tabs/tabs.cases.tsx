import { useState } from 'react'
import { Tabs } from './tabs'

const months = 'January February March April May June July August September October November December'

/** More tabs than fit on a phone. */
export const Months = () => (
  <Tabs
    aria-label="Month"
    defaultValue="September"
    items={months.split(' ').map((month) => ({ value: month, title: month, content: `In ${month}` }))}
  />
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <Tabs
      aria-label="الأقسام"
      items={['أولا', 'ثانيا', 'ثالثا'].map((title) => ({ value: title, title, content: title }))}
    />
  </div>
)

/** A tab that Enter disables. */
export function Closing() {
  const [isClosed, setClosed] = useState(false)
  return (
    <Tabs
      aria-label="Mail"
      onKeyDown={({ key }) => key === 'Enter' && setClosed(true)}
      items={[
        { value: 'draft', title: 'Draft', content: 'Not sent yet', disabled: isClosed },
        { value: 'sent', title: 'Sent', content: 'On its way' },
      ]}
    />
  )
}

const pair = (name: string) => [
  { value: 'one', title: `${name} one`, content: '' },
  { value: 'two', title: `${name} two`, content: '' },
]

export function Nested() {
  const [first, second] = pair('Outer')
  if (!first || !second) return null
  const inner = <Tabs aria-label="Inner" items={pair('Inner')} />
  return <Tabs aria-label="Outer" items={[{ ...first, content: inner }, second]} />
}

export function Controlled() {
  const [value, setValue] = useState('one')
  return (
    <>
      <Tabs aria-label="Order" items={pair('Step')} value={value} onValueChange={setValue} />
      <button type="button" disabled={value === 'two'} onClick={() => setValue('two')}>
        Continue
      </button>
      <button type="button" onClick={() => setValue('one')}>
        Start again
      </button>
    </>
  )
}

export const Kept = () => (
  <Tabs
    aria-label="Account"
    keepMounted
    items={[
      { value: 'profile', title: 'Profile', content: <input aria-label="Name" defaultValue="Ada" /> },
      { value: 'plan', title: 'Plan', content: 'Basic' },
    ]}
  />
)
