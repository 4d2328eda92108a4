import { expect, test } from 'vitest'
import { addressInText, addressesIn, isOfGlass, showsGlass } from '../../../src/shared/story-addresses'
import { hostileAddresses } from '../../support/hostile-addresses'

const site = 'https://vitrine.example'
const all = (text: string, at = site) => [...addressesIn(text, at)]

/** The pages of this test's site that show something. */
const pages = ['/studio', '/button-details']

test('an address of the site is its path and its query', () => {
  expect(all(`${site}/studio?g=abc-_`)).toEqual([{ path: '/studio', search: '?g=abc-_' }])
  expect(all(`${site}/button-details`)).toEqual([{ path: '/button-details', search: '' }])
  expect(all(`${site}/studio/?preset=Rose#export`)).toEqual([{ path: '/studio', search: '?preset=Rose' }])
})

test.each([
  `Look: ${site}/studio?g=abc.`,
  `(${site}/studio?g=abc)`,
  `“${site}/studio?g=abc”, she said`,
  `<${site}/studio?g=abc>`,
  `[mine](${site}/studio?g=abc)!`,
  `**${site}/studio?g=abc**`,
  `「${site}/studio?g=abc」。`,
  `First\n${site}/studio?g=abc\nlast`,
])('in the sentence %j, what stands around an address is not of it', (text) => {
  expect(all(text)).toEqual([{ path: '/studio', search: '?g=abc' }])
})

test('an address stays whole in a text, whatever it ends with', () => {
  for (const end of [
    '.',
    ',',
    ':',
    ';',
    '!',
    '?',
    '*',
    ')',
    ']',
    '}',
    "'",
    '"',
    '>',
    '%21',
    'a',
    '…',
    '»',
    '!!)',
  ]) {
    const { href, search } = new URL(`${site}/studio?name=a${end}`)
    const told = addressInText(href)
    const [found] = all(`Look: ${told}.`)
    expect(found, end).toBeDefined()
    expect(new URLSearchParams(found?.search), end).toEqual(new URLSearchParams(search))
  }
})

test('addresses come in their order, and each once', () => {
  const text = `${site}/studio?g=a ${site}/button-details ${site}/studio?g=a ${site}/studio?g=b`
  expect(all(text).map(({ path, search }) => path + search)).toEqual([
    '/studio?g=a',
    '/button-details',
    '/studio?g=b',
  ])
})

test('below a path, an address has that path, and another has not', () => {
  const below = 'https://example.org/docs'
  expect(all(`${below}/studio?g=a`, below)).toEqual([{ path: '/studio', search: '?g=a' }])
  for (const address of [
    'https://example.org/studio?g=a',
    'https://example.org/docsstudio?g=a',
    'https://example.org/docs/../studio?g=a',
    'https://example.org/docs/%2e%2e/studio?g=a',
  ])
    expect(all(address, below)).toEqual([])
})

const hostile = Object.entries(hostileAddresses(site))

test('there are more than forty hostile texts', () => {
  expect(hostile.length).toBeGreaterThan(40)
})

test.each(hostile)('%s: nothing of the site is found', (_, text) => {
  expect(all(text).filter(({ path }) => pages.includes(path))).toEqual([])
  expect(showsGlass(text, site)).toBe(false)
})

test('a story shows a glass if one of its addresses is the studio’s, wherever it stands', () => {
  const components = Array.from({ length: 9 }, (_, index) => `${site}/button-details?blur=${index}`)
  expect(showsGlass([...components, `${site}/studio?preset=Rose`].join(' '), site)).toBe(true)
  expect(showsGlass(components.join(' '), site)).toBe(false)
  expect(showsGlass(`${site}/studio-details`, site)).toBe(false)
  expect(all(`${site}/studio`).every(isOfGlass)).toBe(true)
})

test('a hundred addresses of a text are read, of whatever site, and no more', () => {
  const before = (count: number) => `${'https://evil.example/studio '.repeat(count)}${site}/studio`
  expect(all(before(99))).toHaveLength(1)
  expect(showsGlass(before(99), site)).toBe(true)
  expect(all(before(100))).toEqual([])
  expect(showsGlass(before(100), site)).toBe(false)
})

// In quadratic time, each would take longer than a test may.
test.each([
  ['an address without an end', 'http://'.repeat(2 ** 15)],
  ['a sentence without an end', `${site}/studio${'.'.repeat(2 ** 18)}x`],
  ['nothing but addresses', `${site}/about `.repeat(2 ** 13)],
])('the longest text, %s, shows nothing', (_, text) => {
  expect(showsGlass(`${text} /studio`, site)).toBe(false)
})
