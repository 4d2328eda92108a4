'use client'

import { useState } from 'react'
import { Button } from '../button/button'
import { Modal } from '../modal/modal'

/** A dialog that asks before something is deleted. Escape and the close icon keep it. */
export default function ConfirmDialog() {
  const [isOpen, setOpen] = useState(false)
  const [isDeleted, setDeleted] = useState(false)
  return (
    <>
      <Button kind="quiet" disabled={isDeleted} onClick={() => setOpen(true)}>
        {isDeleted ? 'Deleted' : 'Delete project'}
      </Button>
      <Modal
        heading="Delete this project?"
        paragraph="Its files are gone for everyone."
        CTA={{ text: 'Delete', color: '#c81e3a' }}
        open={isOpen}
        onOpenChange={setOpen}
        onCtaClick={() => {
          setDeleted(true)
          setOpen(false)
        }}
        actions={
          <Button neutral onClick={() => setOpen(false)}>
            Keep it
          </Button>
        }
      />
    </>
  )
}
