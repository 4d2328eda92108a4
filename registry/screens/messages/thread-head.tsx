'use client'

import { Archive, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../button/button'
import { Heading, Text } from '../../shared/screen-layout.styles'
import { Tooltip } from '../../tooltip/tooltip'
import type { Conversation } from './conversations'
import { Tools } from './messages.styles'

interface ThreadHeadProps {
  conversation: Conversation
  /** Called to archive the conversation. */
  onArchive: () => void
  /** Called to delete the conversation, after which a dialog asks again. */
  onDelete: () => void
}

/** Whose conversation it is, and the buttons that star, archive or delete it. */
export function ThreadHead({ conversation, onArchive, onDelete }: ThreadHeadProps) {
  const { customer, about } = conversation
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
      <div>
        <Heading>{customer}</Heading>
        <Text>{about}</Text>
      </div>
      <Tools>
        {tools.map(({ name, hint, Icon, isPressed, act }) => (
          <Tooltip key={name} text={hint}>
            <Button
              neutral
              icon={<Icon size={20} fill={isPressed === true ? 'currentColor' : 'none'} />}
              aria-label={name}
              aria-pressed={isPressed}
              onClick={act}
            />
          </Tooltip>
        ))}
      </Tools>
    </>
  )
}
