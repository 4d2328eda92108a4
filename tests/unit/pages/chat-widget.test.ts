// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addWidget } from '../../../src/app/chat-widget'

const source = 'https://chat.example/widget.js'

beforeEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = '<div id="root"></div>'
})
afterEach(() => {
  Reflect.deleteProperty(window, '$chat')
})

function element(tag: string, attributes: Record<string, string> = {}) {
  const created = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value)
  return created
}

const observed = () => new Promise((resolve) => setTimeout(resolve))
const script = () => document.querySelector<HTMLScriptElement>(`script[src="${source}"]`)

test('the script is asynchronous, and removed with the widget', () => {
  const remove = addWidget(source)
  expect(script()?.async).toBe(true)
  expect(script()?.parentElement).toBe(document.body)
  remove()
  expect(script()).toBeNull()
})

test('everything that the widget adds to the document is removed with it', async () => {
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

test('the page, Emotion’s styles, the site’s files and other services stay', async () => {
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

test('the script’s globals are removed with it, so that it starts again on the next page', () => {
  const remove = addWidget(source)
  Object.assign(window, { $chat: {} })
  script()?.dispatchEvent(new Event('load'))
  remove()
  expect('$chat' in window).toBe(false)
})
