'use client'

import { Inbox } from 'lucide-react'
import { Button } from '../../button/button'
import { styled } from '../../glass/glass'
import { Heading, Text } from '../../shared/screen-layout.styles'

interface EmptyProps {
  /** Called to bring the conversations back. */
  onRestore: () => void
}

/** The empty inbox. */
export function Empty({ onRestore }: EmptyProps) {
  return (
    <Center>
      <Inbox size={32} strokeWidth={1.5} aria-hidden />
      <Heading>All done</Heading>
      <Text>New questions appear here.</Text>
      <Button neutral onClick={onRestore} style={{ marginTop: '1rem' }}>
        Bring them back
      </Button>
    </Center>
  )
}

const Center = styled.div`
  display: grid;
  justify-items: center;
  padding: 1.5rem 0;
  text-align: center;

  & > svg {
    margin-bottom: 0.75rem;
  }
`
