'use client'

import { useId, useRef, useState } from 'react'
import { Button } from '../../button/button'
import { Field } from '../../field/field'
import { styled } from '../../glass/glass'
import { Input } from '../../input/input'
import { Popup } from '../../popup/popup'
import { Textarea } from '../../textarea/textarea'
import { popupLook, wide } from './looks'

interface NewMessageProps {
  /** Called with the name of the recipient. */
  onSent: (to: string) => void
}

/** A button that opens a popup with a new message. */
export function NewMessage({ onSent }: NewMessageProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [to, setTo] = useState('')
  return (
    <>
      <Button neutral kind="filled" onClick={() => setOpen(true)}>
        New message
      </Button>
      <Popup
        {...popupLook}
        open={isOpen}
        onOpenChange={(open, value) => {
          setOpen(open)
          // What the button has as its value closed the popup.
          if (value === 'send') onSent(to)
          form.current?.reset()
          setTo('')
        }}
        heading="New message"
        description="They get it by email, too."
        closeLabel="Cancel"
        actions={
          <Button neutral kind="filled" type="submit" value="send" form={id}>
            Send
          </Button>
        }
      >
        <Form ref={form} id={id} method="dialog" aria-label="New message">
          <Field bare label="To" style={wide}>
            <Input
              placeholder="Lena Vogt"
              required
              value={to}
              onChange={(event) => setTo(event.target.value)}
              style={wide}
            />
          </Field>
          <Field bare label="Message" style={wide}>
            <Textarea rows={4} required style={wide} />
          </Field>
        </Form>
      </Popup>
    </>
  )
}

const Form = styled.form`
  display: grid;
  gap: 1rem;
  width: 100%;
  text-align: start;
`
