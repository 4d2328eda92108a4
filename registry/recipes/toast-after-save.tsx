'use client'

import { Button } from '../button/button'
import { Toast } from '../toast/toast'
import { ToastStack } from '../toast/toast-stack'
import { useToaster } from '../toast/use-toaster'

/** A message after saving, which can be undone. Render one stack in the whole app. */
export default function ToastAfterSave() {
  const toaster = useToaster()
  const save = () =>
    toaster.show({
      title: 'Saved',
      message: 'Your changes are on the server.',
      action: {
        text: 'Undo',
        onClick: () => toaster.show({ title: 'Undone', message: 'Nothing was changed.' }),
      },
    })
  return (
    <>
      <Button onClick={save}>Save</Button>
      <ToastStack>
        {toaster.toasts.map((toast) => (
          <Toast key={toast.id} {...toast} autoDismiss={8000} toaster={toaster} />
        ))}
      </ToastStack>
    </>
  )
}
