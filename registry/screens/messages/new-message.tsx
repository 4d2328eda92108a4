'use client'

import { useId, useState } from 'react'
import { Button } from '../../button/button'
import { styled } from '../../glass/glass'
import { Input } from '../../input/input'
import { Popup } from '../../popup/popup'
import { Textarea } from '../../textarea/textarea'
import { field, popupLook, strong, wide } from './looks'

interface NewMessageProps {
  /** Called with the name of the recipient. */
  onSent: (to: string) => void
}

/** A button that opens a popup with a new message. */
export function NewMessage({ onSent }: NewMessageProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [to, setTo] = useState('')
  return (
    <>
      <Button {...strong} onClick={() => setOpen(true)}>
        New message
      </Button>
      <Popup {...popupLook} open={isOpen} onOpenChange={setOpen} heading="New message" closeLabel="Cancel">
        <Form
          method="dialog"
          aria-label="New message"
          onSubmit={(event) => {
            event.preventDefault()
            event.currentTarget.reset()
            setOpen(false)
            setTo('')
            onSent(to)
          }}
        >
          <label htmlFor={`${id}to`}>To</label>
          <Input
            {...field}
            id={`${id}to`}
            placeholder="Lena Vogt"
            required
            value={to}
            onChange={(event) => setTo(event.target.value)}
          />
          <label htmlFor={`${id}text`}>Message</label>
          <Textarea id={`${id}text`} rows={4} required style={wide} />
          <Button {...strong} type="submit" fullWidth>
            Send
          </Button>
        </Form>
      </Popup>
    </>
  )
}

const Form = styled.form`
  display: grid;
  gap: 0.5rem;
  width: 100%;
  text-align: start;

  & > label {
    font-size: 0.9375rem;
    font-weight: 600;
  }

  & > button {
    margin-top: 0.5rem;
  }
`
