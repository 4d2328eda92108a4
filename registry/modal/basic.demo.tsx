'use client'

import { useState } from 'react'
import { Button } from '../button/button'
import { Modal, type ModalProps } from './modal'
import picture from './picture.svg'

export default function Example(values: Partial<ModalProps>) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button neutral onClick={() => setOpen(true)}>
        Open Modal
      </Button>
      {open && (
        <Modal
          heading="Three panes of glass"
          paragraph="Each pane blurs and brightens the page."
          CTA={{ text: 'Looks good', color: '#ff9d6c' }}
          bgColor="rgba(26, 16, 62, 0.6)"
          imageUrl={picture}
          onCtaClick={close}
          unmount={close}
          {...values}
        />
      )}
    </>
  )
}
