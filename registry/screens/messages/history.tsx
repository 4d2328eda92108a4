'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '../../button/button'
import { focusRing, styled } from '../../glass/glass'
import type { Message } from './conversations'

interface HistoryProps {
  /** The name of the customer. */
  customer: string
  messages: readonly Message[]
  /** Older messages, which are loaded on demand. */
  earlier?: readonly Message[] | undefined
}

/** The duration of loading older messages, in ms. */
const loading = 900

/** Messages, oldest first: the customer's on the left, the store's on the right. */
export function History({ customer, messages, earlier = [] }: HistoryProps) {
  const list = useRef<HTMLOListElement>(null)
  const [older, setOlder] = useState<'none' | 'loading' | 'shown'>('none')
  const shown = older === 'shown' ? [...earlier, ...messages] : messages

  useEffect(() => {
    if (older !== 'loading') return
    const timer = setTimeout(() => {
      // The focused button disappears.
      list.current?.focus()
      setOlder('shown')
    }, loading)
    return () => clearTimeout(timer)
  }, [older])

  return (
    <Parts>
      {older !== 'shown' && earlier.length > 0 && (
        <Button
          neutral
          size="sm"
          pending={older === 'loading'}
          pendingLabel="Loading earlier messages"
          onClick={() => setOlder('loading')}
        >
          Show earlier messages
        </Button>
      )}
      <List ref={list} role="list" tabIndex={-1} aria-label={`Messages with ${customer}`}>
        {shown.map(({ from, time, text }, index) => (
          // Two messages can have the same text.
          <Bubble key={index} data-from={from}>
            <Words>{text}</Words>
            <Source>{`${from === 'store' ? 'You' : customer}, ${time}`}</Source>
          </Bubble>
        ))}
      </List>
    </Parts>
  )
}

const Parts = styled.div`
  display: grid;
  gap: 1rem;
  justify-items: center;
`

const List = styled.ol`
  display: grid;
  gap: 0.75rem;
  width: 100%;
  margin: 0;
  padding: 0;
  border-radius: 1.25rem;
  list-style: none;

  &:focus-visible {
    ${focusRing}
  }
`

const Bubble = styled.li`
  display: grid;
  justify-items: start;
  gap: 0.25rem;
  max-width: min(28rem, 88%);

  &[data-from='store'] {
    justify-items: end;
    justify-self: end;
  }
`

const Words = styled.p`
  margin: 0;
  padding: 0.625rem 0.9375rem;
  border: 1px solid color-mix(in srgb, currentColor 24%, transparent);
  border-radius: 1.25rem 1.25rem 1.25rem calc(0.625rem / 2);
  line-height: 1.5;
  white-space: pre-wrap;

  [data-from='store'] > & {
    border-color: transparent;
    border-radius: 1.25rem 1.25rem calc(0.625rem / 2);
    background: var(--screen-foreground);
    color: var(--screen-tint);
  }
`

const Source = styled.span`
  padding-inline: 0.25rem;
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
`
