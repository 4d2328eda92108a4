'use client'

import { Archive, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../button/button'
import { Heading, Row, Text } from '../../shared/screen-layout.styles'
import { Tooltip } from '../../tooltip/tooltip'
import type { Conversation } from './conversations'
import { History } from './history'
import { icon } from './looks'
import { Tools } from './messages.styles'

interface ThreadProps {
  conversation: Conversation
  /** Called to archive the conversation. */
  onArchive: () => void
  /** Called to delete the conversation, after which a dialog asks again. */
  onDelete: () => void
}

/** A conversation, and the buttons that star, archive or delete it. */
export function Thread({ conversation, onArchive, onDelete }: ThreadProps) {
  const { customer, about, messages, earlier = [] } = conversation
  const [starred, setStarred] = useState<readonly string[]>([])
  const isStarred = starred.includes(customer)
  const star = () =>
    setStarred(isStarred ? starred.filter((one) => one !== customer) : [...starred, customer])

  const tools = [
    { name: 'Star', hint: 'Star, to find it again', Icon: Star, isPressed: isStarred, act: star },
    { name: 'Archive', hint: 'Archive until there is an answer', Icon: Archive, act: onArchive },
    { name: 'Delete', hint: 'Delete for the whole team', Icon: Trash2, act: onDelete },
  ]
  return (
    <>
      <Row>
        <div>
          <Heading>{customer}</Heading>
          <Text>{about}</Text>
        </div>
        <Tools>
          {tools.map(({ name, hint, Icon, isPressed, act }) => (
            <Tooltip key={name} text={hint}>
              <Button {...icon} aria-label={name} aria-pressed={isPressed} onClick={act}>
                <Icon size={20} fill={isPressed === true ? 'currentColor' : 'none'} aria-hidden />
              </Button>
            </Tooltip>
          ))}
        </Tools>
      </Row>
      <History key={customer} customer={customer} messages={messages} earlier={earlier} />
    </>
  )
}
