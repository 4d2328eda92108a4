'use client'

import { Button } from '../button/button'
import { messages } from './messages'
import { Toast, type ToastProps } from './toast'
import { ToastStack } from './toast-stack'
import { useToaster } from './use-toaster'

export default function Example(values: Partial<ToastProps>) {
  const toaster = useToaster(10_000)
  const showToast = () => {
    const message =
      messages[Math.floor(Math.random() * messages.length)]
    if (message) toaster.show(message)
  }
  return (
    <>
      <Button neutral onClick={showToast}>
        Show Toast
      </Button>
      <ToastStack>
        {toaster.toasts.map((toast) => (
          <Toast
            key={toast.id}
            {...toast}
            autoDismiss={8000}
            toaster={toaster}
            {...values}
          />
        ))}
      </ToastStack>
    </>
  )
}
