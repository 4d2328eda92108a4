import { useState } from 'react'
import { inbox, type Conversation } from './conversations'

/** The state of the inbox: the conversations, the open one, and the draft of its reply. Nothing leaves the page. */
export function useInbox() {
  const [conversations, setConversations] = useState(inbox)
  const [chosen, setChosen] = useState(inbox[0]?.customer)
  const [draft, setDraft] = useState('')
  const current = conversations.find(({ customer }) => customer === chosen) ?? conversations[0]

  const change = (customer: string | undefined, to: (conversation: Conversation) => Conversation) =>
    setConversations((all) => all.map((one) => (one.customer === customer ? to(one) : one)))

  return {
    conversations,
    current,
    draft,
    setDraft,
    unread: conversations.filter(({ isUnread }) => isUnread).length,

    choose: (customer: string) => {
      setChosen(customer)
      setDraft('')
      change(customer, (one) => ({ ...one, isUnread: false }))
    },

    send: () => {
      change(current?.customer, (one) => ({
        ...one,
        messages: [...one.messages, { from: 'store', time: 'now', text: draft }],
      }))
      setDraft('')
    },

    remove: () => {
      setConversations((all) => all.filter((one) => one !== current))
      setDraft('')
    },

    /** Takes back that the open conversation was removed. */
    putBack: () => {
      if (current === undefined) return
      const at = conversations.indexOf(current)
      setConversations((all) => [...all.slice(0, at), current, ...all.slice(at)])
      setChosen(current.customer)
    },

    restore: () => setConversations(inbox),
  }
}
