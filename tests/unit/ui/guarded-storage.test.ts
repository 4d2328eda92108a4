// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { deviceStorage, tabStorage } from '../../../src/ui/guarded-storage'

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
