// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addWidget } from '../../../src/site/chat-widget'

const source = 'https://chat.example/widget.js'

beforeEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = '<div id="root"></div>'
})
afterEach(() => {
  Reflect.deleteProperty(window, '$chat')
})

function element(tag: string, attributes: Record<string, string> = {}) {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}

const observed = () => new Promise((resolve) => setTimeout(resolve))
const script = () => document.querySelector<HTMLScriptElement>(`script[src="${source}"]`)

test('the script is appended so that nothing waits for it', () => {
  const remove = addWidget(source)
  expect(script()?.async).toBe(true)
  expect(script()?.parentElement).toBe(document.body)
  remove()
  expect(script()).toBeNull()
})

test('what the widget adds to head, body and root goes with it', async () => {
  const remove = addWidget(source)
  document.body.append(element('div'), element('iframe', { src: 'https://chat.example/frame' }))
  document.head.append(element('style'), element('link', { href: 'https://chat.example/style.css' }))
  document.documentElement.append(element('section'))
  await observed()
  remove()
  expect(document.body.innerHTML).toBe('<div id="root"></div>')
  expect(document.head.innerHTML).toBe('')
  expect(document.querySelector('section')).toBeNull()
})

test('what is not the widget’s stays: the page, Emotion’s styles, our files, other services', async () => {
  const stays = [
    element('style', { 'data-emotion': 'css' }),
    element('link', { rel: 'modulepreload', href: '/assets/about.js' }),
    element('script', { src: 'https://apis.google.com/js/api.js' }),
  ]
  const remove = addWidget(source)
  document.head.append(...stays)
  document.getElementById('root')?.append(element('p'))
  await observed()
  remove()
  expect([...document.head.children]).toEqual(stays)
  expect(document.querySelector('#root p')).not.toBeNull()
})

test('the globals that came with the script go with it, so that it starts anew on the next page', () => {
  const remove = addWidget(source)
  Object.assign(window, { $chat: {} })
  script()?.dispatchEvent(new Event('load'))
  remove()
  expect('$chat' in window).toBe(false)
})
