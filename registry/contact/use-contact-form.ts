import { useSyncExternalStore, type SubmitEvent } from 'react'

const never = () => () => {}

/**
 * The logic of the form: its submit handler, and whether it is ready. A server-rendered form must be
 * disabled until hydration: before it, the browser would submit the typed text in the URL.
 */
export function useContactForm(sent = 'Message Sent Successfully! (Check Your Console)') {
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
    alert(sent)
    form.reset()
  }

  return { isReady, send }
}
