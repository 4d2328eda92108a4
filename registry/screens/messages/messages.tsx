'use client'

import { useEffect, useRef, useState } from 'react'
import { BackToTop } from '../../back-to-top/back-to-top'
import { Card } from '../../card/card'
import { Modal } from '../../modal/modal'
import { Column, Screen, Text, Title } from '../../shared/screen-layout.styles'
import { Toast } from '../../toast/toast'
import { ToastStack } from '../../toast/toast-stack'
import { useToaster, type ToastText } from '../../toast/use-toaster'
import { ConversationList } from './conversation-list'
import { Empty } from './empty'
import { History } from './history'
import { modalLook, wide } from './looks'
import { Columns, End, Parts } from './messages.styles'
import { NewMessage } from './new-message'
import { Notices } from './notices'
import { Reply } from './reply'
import { SavedReplies } from './saved-replies'
import { ThreadHead } from './thread-head'
import { useInbox } from './use-inbox'

/** The most toasts at a time, so that they do not cover the page. */
const mostToasts = 2

/** Scrolled into view, the screen stays below a sticky bar of the page. */
const belowBar = { scrollMarginTop: '6rem' }

/** A message center: conversations, a thread with its reply, notifications and dialogs. */
export function Messages() {
  const top = useRef<HTMLDivElement>(null)
  const toaster = useToaster()
  const inbox = useInbox()
  const { conversations, current, draft, unread, setDraft, choose, send, remove, restore } = inbox
  const [asksToDelete, setAsksToDelete] = useState(false)
  const firstName = current?.customer.split(' ')[0] ?? ''

  // The pressed button disappears with the last conversation, and when all come back. Move focus to the card.
  const card = useRef<HTMLDivElement>(null)
  const isEmpty = current === undefined
  const wasEmpty = useRef(isEmpty)
  useEffect(() => {
    if (isEmpty !== wasEmpty.current) card.current?.focus()
    wasEmpty.current = isEmpty
  }, [isEmpty])

  const tell = (text: ToastText) => {
    toaster.toasts.slice(mostToasts - 1).forEach(({ id }) => toaster.drop(id))
    toaster.show(text)
  }
  const archive = () => {
    remove()
    const message = `It is back when ${firstName} writes again.`
    tell({ title: 'Archived', message, action: { text: 'Undo', onClick: inbox.putBack } })
  }

  return (
    <Screen ref={top} style={belowBar}>
      <Card
        style={wide}
        header={
          <>
            <div>
              <Title>Inbox</Title>
              <Text>{newsOf(unread)}</Text>
            </div>
            <NewMessage
              onSent={(to) => tell({ title: 'Message sent', message: `${to} gets it by email, too.` })}
            />
          </>
        }
      />
      <Columns>
        <Column>
          <ConversationList conversations={conversations} current={current?.customer} onChoose={choose} />
          <Notices />
        </Column>
        <Column>
          <Card
            ref={card}
            tabIndex={-1}
            style={wide}
            header={
              current && (
                <ThreadHead
                  conversation={current}
                  onArchive={archive}
                  onDelete={() => setAsksToDelete(true)}
                />
              )
            }
          >
            {current === undefined ? (
              <Empty onRestore={restore} />
            ) : (
              <Parts>
                <History key={current.customer} {...current} />
                <Reply
                  to={firstName}
                  draft={draft}
                  onDraft={setDraft}
                  onSend={() => {
                    send()
                    tell({ title: 'Reply sent', message: `${firstName} gets it by email, too.` })
                  }}
                />
              </Parts>
            )}
          </Card>
          <SavedReplies onUse={setDraft} />
        </Column>
      </Columns>
      <End>
        <BackToTop
          title="Back to the inbox"
          onClick={(event) => {
            // Scroll to the screen: it may be one of several on a page.
            event.preventDefault()
            top.current?.scrollIntoView()
          }}
        />
      </End>
      <Modal
        {...modalLook}
        heading="Delete this conversation?"
        paragraph={`What ${firstName} and the store wrote is gone for the whole team.`}
        CTA={{ text: 'Delete it', color: 'var(--screen-foreground)' }}
        open={asksToDelete}
        onOpenChange={setAsksToDelete}
        onCtaClick={() => {
          setAsksToDelete(false)
          remove()
          tell({ title: 'Conversation deleted', message: `${firstName} is not told.` })
        }}
        closeLabel="Keep it"
      />
      {/* While the popup is open, the toasts are inside it, and its text is centered. */}
      <ToastStack style={{ textAlign: 'start' }}>
        {toaster.toasts.map((toast) => (
          <Toast key={toast.id} {...toast} toaster={toaster} />
        ))}
      </ToastStack>
    </Screen>
  )
}

function newsOf(unread: number): string {
  if (unread === 0) return 'Everything is read.'
  return unread === 1 ? '1 conversation is new.' : `${unread} conversations are new.`
}
