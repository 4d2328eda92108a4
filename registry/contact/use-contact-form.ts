import { useSyncExternalStore, type SubmitEvent } from 'react'

const never = () => () => {}

/**
 * The form's logic: what it does when it is sent, and whether it can be yet. A form that a server rendered has no
 * script at first; until then it must be disabled, or the browser would put what was typed into the page's address.
 */
export function useContactForm() {
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    // Send the data to your server here.
    console.log(Object.fromEntries(new FormData(form)))
    alert('Message Sent Successfully! (Check Your Console)')
    form.reset()
  }

  return { isReady, send }
}
