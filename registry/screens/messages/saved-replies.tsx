'use client'

import { Accordion } from '../../accordion/accordion'
import { Button } from '../../button/button'
import { styled } from '../../glass/glass'
import { wide } from './looks'

interface SavedRepliesProps {
  /** Called with the text for the reply. */
  onUse: (text: string) => void
}

const replies = [
  {
    title: 'Saved reply: delivery',
    text: 'Orders before noon leave the same day. In Norway they take two days.',
  },
  {
    title: 'Saved reply: returns',
    text: 'You have 60 days. The label in the box is free.',
  },
]

/** Texts that answer most questions. */
export function SavedReplies({ onUse }: SavedRepliesProps) {
  const items = replies.map(({ title, text }) => ({
    title,
    content: (
      <Content>
        <p>{text}</p>
        <Button neutral size="sm" onClick={() => onUse(text)}>
          Use it
        </Button>
      </Content>
    ),
  }))
  return <Accordion items={items} collapsible style={wide} />
}

const Content = styled.div`
  display: grid;
  justify-items: start;
  gap: 0.875rem;

  & > p {
    margin: 0;
  }
`
