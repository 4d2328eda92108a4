// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { deviceState, deviceStorage, tabStorage } from '../../../src/ui/device-state'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

test.each([
  ['the device', deviceStorage, () => localStorage],
  ['the tab', tabStorage, () => sessionStorage],
] as const)('%s remembers a text until it is removed', (_name, storage, browserStorage) => {
  expect(storage.get('key')).toBeNull()
  storage.set('key', 'text')
  expect(storage.get('key')).toBe('text')
  expect(browserStorage().getItem('key')).toBe('text')
  storage.remove('key')
  expect(storage.get('key')).toBeNull()
})

test('storage whose every call throws reads as empty, and writing to it does nothing', () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(deviceStorage.get('key')).toBeNull()
  deviceStorage.set('key', 'text')
  deviceStorage.remove('key')
})

test('storage that throws as soon as it is named reads as empty, and writing to it does nothing', () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage')
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  })
  try {
    expect(tabStorage.get('key')).toBeNull()
    tabStorage.set('key', 'text')
    tabStorage.remove('key')
  } finally {
    if (own) Object.defineProperty(globalThis, 'sessionStorage', own)
  }
})

const createWords = () =>
  deviceState<readonly string[]>({
    key: 'words',
    parse: (text) => text?.split(' ') ?? [],
    format: (words) => (words.length === 0 ? null : words.join(' ')),
  })

describe('a state that is kept on the device', () => {
  test('is what was stored, tells its listeners of a change, and stores it', () => {
    localStorage.setItem('words', 'one two')
    const words = createWords()
    expect(words.start()).toEqual([])
    expect(words.read()).toEqual(['one', 'two'])
    const listener = vi.fn<() => void>()
    words.subscribe(listener)
    words.publish(['three'])
    expect(listener).toHaveBeenCalledTimes(1)
    expect(words.read()).toEqual(['three'])
    expect(localStorage.getItem('words')).toBe('three')
    words.publish([])
    expect(localStorage.getItem('words')).toBeNull()
  })

  test('lasts as long as the page where storage is refused', () => {
    vi.stubGlobal('localStorage', undefined)
    const words = createWords()
    words.publish(['one'])
    expect(words.read()).toEqual(['one'])
  })

  test('follows what another tab stores, and what was stored while the page lay in the history', () => {
    const words = createWords()
    const listener = vi.fn<() => void>()
    words.subscribe(listener)
    expect(words.read()).toEqual([])
    localStorage.setItem('words', 'one')
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
    expect(words.read()).toEqual([])
    window.dispatchEvent(new StorageEvent('storage', { key: 'words' }))
    expect(words.read()).toEqual(['one'])
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage'))
    expect(words.read()).toEqual([])
    localStorage.setItem('words', 'two')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect(words.read()).toEqual([])
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(words.read()).toEqual(['two'])
    expect(listener).toHaveBeenCalledTimes(3)
  })

  test('keeps what is not stored of it, and what storage refused, until something else is stored', () => {
    const first = deviceState<string>({
      key: 'first',
      parse: (text) => text ?? '',
      format: ([letter]) => letter ?? null,
    })
    first.publish('whole')
    window.dispatchEvent(new StorageEvent('storage'))
    expect(first.read()).toBe('whole')
    const words = createWords()
    expect(words.read()).toEqual([])
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    words.publish(['one'])
    window.dispatchEvent(new StorageEvent('storage'))
    expect(words.read()).toEqual(['one'])
  })
})
