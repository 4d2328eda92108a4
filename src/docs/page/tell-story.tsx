import { useSyncExternalStore } from 'react'
import { followQuery } from '../../ui/address-state'
import { canonicalPath, hrefTo, pathOf } from '../../ui/addresses'
import { siteAddress } from '../../ui/site-address'

/** The form of a story that begins with what the address bar shows. */
function formAddress(): string {
  const address = siteAddress(canonicalPath(pathOf(window.location)) + window.location.search)
  return `${hrefTo('/stories')}?tell=${encodeURIComponent(address)}`
}

/** Leads to the form of a story with the address of this page in it, as it is by then. Only for after hydration. */
export function TellStory({ className }: { readonly className: string | undefined }) {
  const address = useSyncExternalStore(followQuery, formAddress)
  return (
    <a className={className} href={address}>
      Tell the story
    </a>
  )
}
