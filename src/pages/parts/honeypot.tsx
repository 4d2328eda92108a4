import type { Ref } from 'react'

/**
 * A field that people neither see nor reach, and that browsers do not fill in: `inert` hides it from the keyboard and from
 * screen readers, too, and `aria-hidden` from tools that do not know `inert`. Only a program that fills in every field
 * fills in this one.
 */
export function Honeypot({ ref }: { readonly ref: Ref<HTMLInputElement> }) {
  return (
    <div className="visually-hidden" aria-hidden="true" inert>
      <label>
        Leave this field empty
        <input ref={ref} name="website" autoComplete="off" tabIndex={-1} />
      </label>
    </div>
  )
}
