'use client'

import { Gift, MapPin, SendHorizontal, Truck } from 'lucide-react'
import { Button } from '../../button/button'
import { Field } from '../../field/field'
import { styled } from '../../glass/glass'
import { SpeedDial } from '../../speed-dial/speed-dial'
import { Textarea } from '../../textarea/textarea'
import { wide } from './looks'

interface ReplyProps {
  /** The first name of the customer. */
  to: string
  /** The text of the reply so far. */
  draft: string
  /** Called with the new text. */
  onDraft: (draft: string) => void
  /** Called to send the reply, which is never empty. */
  onSend: () => void
}

/** Texts that are often added to a reply. */
const additions = [
  { key: 'parcel', label: 'Add the tracking link', icon: Truck, text: 'Follow it: northwind.example/2041' },
  { key: 'store', label: 'Add the store', icon: MapPin, text: 'We are at Storgata 12 in Oslo.' },
  { key: 'gift', label: 'Add a voucher', icon: Gift, text: 'THANKS10 takes 10% off your next order.' },
]

/** The reply, with a few texts to add. */
export function Reply({ to, draft, onDraft, onSend }: ReplyProps) {
  const actions = additions.map(({ key, label, icon: Icon, text }) => ({
    key,
    label,
    icon: <Icon size={20} aria-hidden />,
    action: () => onDraft(draft === '' ? text : `${draft}\n${text}`),
  }))
  return (
    <Form
      method="dialog"
      aria-label="Reply"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <Field bare label={`Reply to ${to}`} style={wide}>
        <Textarea
          rows={3}
          placeholder="Write an answer"
          required
          value={draft}
          onChange={(event) => onDraft(event.target.value)}
          style={wide}
        />
      </Field>
      <Actions>
        <SpeedDial label="Add to the reply" actionButtons={actions} />
        <Button neutral kind="filled" type="submit" iconAfter={<SendHorizontal size={20} />}>
          Send
        </Button>
      </Actions>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: 0.75rem;
`

/** The send button wraps below the dial when the row is too narrow. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem 1rem;

  @container (max-width: 28rem) {
    & > button {
      flex: 1;
    }
  }
`
