import { useState } from 'react'
import { Modal } from './modal'
import picture from './picture.svg'

export default function Example() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open Modal
      </button>
      {open && (
        <Modal
          heading="Three panes of glass"
          paragraph="Each pane blurs and brightens what is behind it, and so does this one."
          CTA={{ text: 'Looks good', color: '#ff9d6c' }}
          bgColor="rgba(26, 16, 62, 0.6)"
          imageUrl={picture}
          onCtaClick={close}
          unmount={close}
        />
      )}
    </>
  )
}
