import { useState, type SyntheticEvent } from 'react'
import { longestAddress } from '../../shared/site-origin'
import { canonicalPath, hrefTo, pathOf } from '../../ui/addresses'
import { siteAddress } from '../../ui/site-address'

/** The form of a story that begins with what the address bar shows; empty if that is too long for one. */
function formAddress(): string {
  const address = siteAddress(canonicalPath(pathOf(window.location)) + window.location.search)
  // Escaping its end takes two more.
  if (address.length > longestAddress - 2) return ''
  return `${hrefTo('/stories')}?tell=${encodeURIComponent(address)}`
}

/** Leads to the form of a story with the address of this page in it, as it is by then. Only for after hydration. */
export function TellStory({ className }: { readonly className: string | undefined }) {
  const [address, setAddress] = useState(formAddress)
  if (address === '') return <span>The address is too long for a story.</span>
  // Read when the link is approached: a control's move changes nothing outside its section.
  const read = () => setAddress(formAddress())
  // The address bar has the changes of a moment ago only from the click on, and the link is followed before it is rendered.
  const readNow = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.href = formAddress() || address
    read()
  }
  return (
    <a
      className={className}
      href={address}
      onPointerEnter={read}
      onPointerDown={read}
      onFocus={read}
      onClick={readNow}
    >
      Tell the story
    </a>
  )
}
