'use client'

import { useId, useState } from 'react'
import { Avatar } from '../../avatar/avatar'
import { Badge } from '../../badge/badge'
import { Card } from '../../card/card'
import { insetFocusRing, styled } from '../../glass/glass'
import { Pagination } from '../../pagination/pagination'
import { Heading } from '../../shared/screen-layout.styles'
import type { Conversation } from './conversations'
import { disc, wide } from './looks'

interface ConversationListProps {
  conversations: readonly Conversation[]
  /** The customer of the open conversation. */
  current: string | undefined
  /** Called with the customer whose conversation should open. */
  onChoose: (customer: string) => void
}

const pageSize = 5

/** The conversations, a few at a time. */
export function ConversationList({ conversations, current, onChoose }: ConversationListProps) {
  const heading = useId()
  const [page, setPage] = useState(1)
  const pages = Math.max(1, Math.ceil(conversations.length / pageSize))
  const shown = Math.min(page, pages)
  return (
    <Card style={wide} header={<Heading id={heading}>Conversations</Heading>}>
      <List role="list" aria-labelledby={heading}>
        {conversations.slice((shown - 1) * pageSize, shown * pageSize).map((conversation) => {
          const { customer, picture, isUnread, messages } = conversation
          const last = messages.at(-1)
          return (
            <li key={customer}>
              <Choice
                type="button"
                aria-current={customer === current ? 'true' : undefined}
                onClick={() => onChoose(customer)}
              >
                <Avatar name={customer} src={picture} decorative style={disc} />
                <Summary>
                  <Line>
                    <Name>{customer}</Name>
                    <Time>{last?.time}</Time>
                  </Line>
                  <Line>
                    <Excerpt>{last?.text}</Excerpt>
                    {isUnread && (
                      <Badge kind="info" label="unread">
                        {1}
                      </Badge>
                    )}
                  </Line>
                </Summary>
              </Choice>
            </li>
          )
        })}
      </List>
      <Pagination
        aria-label="Pages of conversations"
        total={conversations.length}
        pageSize={pageSize}
        currentPage={shown}
        onPageChange={setPage}
        maxVisiblePages={3}
      />
    </Card>
  )
}

const List = styled.ul`
  display: grid;
  gap: 0.25rem;
  margin: 0 -0.75rem 1rem;
  padding: 0;
  list-style: none;
`

const Choice = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.75rem;
  width: 100%;
  padding: 0.625rem 0.75rem;
  border: 0;
  border-radius: 0.875rem;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover,
  &[aria-current] {
    background: var(--_hover);
  }

  &:focus-visible {
    ${insetFocusRing}
  }

  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
    }
  }
`

const Summary = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  min-width: 0;
  line-height: 1.4;
`

const Line = styled.span`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.5rem;
`

const Name = styled.span`
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Time = styled.span`
  flex: none;
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
`

const Excerpt = styled.span`
  overflow: hidden;
  font-size: 0.875rem;
  text-overflow: ellipsis;
  white-space: nowrap;
`
