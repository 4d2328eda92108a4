// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { draft, kept, offered } from '../../../../src/pages/stories/begun-stories'
import { StoryChoice } from '../../../../src/pages/stories/story-choice'

const story = (title: string) => ({ title, content: '', category: '' })

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  draft.publish(draft.start())
  kept.publish([])
  offered.publish(undefined)
})

const showChoice = () =>
  render(
    <form>
      <StoryChoice isSending={false} />
      <input name="title" />
    </form>,
  )

test('each kept story can be discarded, one by a double click', () => {
  kept.publish(['One', 'Two', 'Three'].map(story))
  showChoice()
  fireEvent.click(screen.getByRole('button', { name: /Discard.*“One”/ }), { detail: 1 })
  fireEvent.click(screen.getByRole('button', { name: /Discard.*“Two”/ }), { detail: 2 })
  expect(kept.read()).toEqual(['Two', 'Three'].map(story))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  fireEvent.click(screen.getByRole('button', { name: /Discard.*“Three”/ }))
  fireEvent.click(screen.getByRole('button', { name: /Discard.*“Two”/ }))
  expect(screen.queryByRole('group')).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

test('once the story in the form is sent, only the offered one can be started, and no empty one is kept', () => {
  draft.publish(story('Begun'))
  offered.publish(story('Offered'))
  showChoice()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Continue it',
    'Start the new one',
  ])
  cleanup()
  draft.publish(draft.start())
  showChoice()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Start the new one'])
  fireEvent.click(screen.getByRole('button'))
  expect(draft.read()).toEqual(story('Offered'))
  expect(kept.read()).toEqual([])
})
