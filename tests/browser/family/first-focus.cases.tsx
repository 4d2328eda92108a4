import { useRef, useState, type ReactNode } from 'react'
import { Drawer } from '../../../registry/drawer/drawer'
import { Modal } from '../../../registry/modal/modal'
import { Popup } from '../../../registry/popup/popup'
import type { InitialFocus } from '../../../registry/shared/dialog-focus'

/** What all dialogs take. */
interface DialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly initialFocus?: InitialFocus
  readonly children: ReactNode
}

const AModal = (props: DialogProps) => (
  <Modal
    heading="Rename it?"
    paragraph="Others see it, too."
    CTA={{ text: 'OK', color: '#ff9d6c' }}
    {...props}
  />
)
const APopup = (props: DialogProps) => <Popup heading="Rename it?" {...props} />
const ADrawer = (props: DialogProps) => <Drawer heading="Rename it?" {...props} />

interface Opened {
  readonly Dialog: typeof AModal
  readonly initialFocus?: InitialFocus
  readonly children: ReactNode
}

/** A button that opens a dialog, again and again. */
function Opener({ Dialog, ...rest }: Opened) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} {...rest} />
    </>
  )
}

const autoFocusIn = (Dialog: typeof AModal) =>
  function WithAutoFocus() {
    return (
      <Opener Dialog={Dialog}>
        <input aria-label="Name" />
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- A dialog is where it belongs. */}
        <input aria-label="E-mail" autoFocus />
      </Opener>
    )
  }

export const ModalAutoFocus = autoFocusIn(AModal)
export const PopupAutoFocus = autoFocusIn(APopup)
export const DrawerAutoFocus = autoFocusIn(ADrawer)

/** The consumer chooses a button that is disabled until there is a name. */
const disabledChoiceIn = (Dialog: typeof AModal) =>
  function WithDisabledChoice() {
    const [name, setName] = useState('')
    const save = useRef<HTMLButtonElement>(null)
    return (
      <Opener Dialog={Dialog} initialFocus={save}>
        <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
        <button type="button" ref={save} disabled={name === ''}>
          Save
        </button>
      </Opener>
    )
  }

export const ModalDisabledChoice = disabledChoiceIn(AModal)
export const PopupDisabledChoice = disabledChoiceIn(APopup)
export const DrawerDisabledChoice = disabledChoiceIn(ADrawer)
