'use client'

import { Button } from '../button/button'
import { Toast } from './toast'
import { ToastStack } from './toast-stack'
import { useToaster } from './use-toaster'

export default function Example() {
  const toaster = useToaster()
  const undo = () =>
    toaster.show({
      title: 'Undone',
      message: 'The page is as it was before.',
    })
  const save = () =>
    toaster.show({
      title: 'Saved',
      message: 'Your changes are on the server.',
      action: { text: 'Undo', onClick: undo },
    })
  return (
    <>
      <Button neutral onClick={save}>
        Save changes
      </Button>
      <ToastStack placement="bottom-left">
        {toaster.toasts.map((toast) => (
          <Toast
            key={toast.id}
            {...toast}
            autoDismiss={9000}
            toaster={toaster}
          />
        ))}
      </ToastStack>
    </>
  )
}
