import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { parsePreview } from '../../src/registry/preview-settings'
import { decodeGlass } from '../../src/glass/code'
import { readGlassCss } from '../../src/glass/read-css/read-css'
import { highlight } from '../../src/highlighter/highlight'
import { answer } from '../../src/install/answer'
import { createDraft } from '../../src/pages/parts/draft'
import { isColor, toHex } from '../../src/registry/color'
import { accepts, parse, type Control } from '../../src/registry/controls'
import { cataloguePage, readCatalogueQuery } from '../../src/site/catalogue/catalogue-query'
import { createSearch } from '../../src/site/command-palette/search'
import { parseScheme } from '../../src/site/theme/scheme'
import { canonicalPath, lastCatalogueSearch } from '../../src/ui/addresses'

/*
 * Whatever reads a text from elsewhere – addresses, codes, CSS, storage – is done with a megabyte of it. A reader whose time
 * grows with the square of the length would need hours, and be found by the time-out.
 */

const compared = vi.hoisted(() => ({ words: 0 }))

vi.mock('../../src/site/command-palette/words', async (original) => {
  const words = await original<typeof import('../../src/site/command-palette/words')>()
  const stemOf = (word: string) => {
    compared.words += 1
    return words.stemOf(word)
  }
  return { ...words, stemOf }
})

const stored = vi.hoisted(() => {
  const stored = { text: '' }
  const storage = { getItem: () => stored.text, setItem: () => {}, removeItem: () => {} }
  Object.assign(globalThis, { localStorage: storage, sessionStorage: storage })
  return stored
})

beforeEach(() => vi.stubGlobal('window', { location: { search: '' }, addEventListener: () => {} }))

const megabyte = 1_000_000
const filled = (part: string) => part.repeat(megabyte / part.length)

const huge: Readonly<Record<string, string>> = {
  letters: filled('a'),
  digits: filled('1'),
  words: filled('a '),
  'different words': Array.from({ length: 150_000 }, (_, index) => `word${index}`).join(' '),
  lines: filled('a\n'),
  spaces: filled(' '),
  slashes: `${filled('/')}x`,
  brackets: filled('['),
  'an endless number': `rgb(${filled('1')}`,
  'an endless hue': `hsl(${filled('1')}turn`,
  'a color with a long gap': `rgb(1${filled(' ')}2`,
  'a code without an end': `B${filled('_')}`,
  'an object of many texts': `{${Array.from({ length: 60_000 }, (_, index) => `"title${index}":"a"`).join()}}`,
  parameters: Array.from({ length: 100_000 }, (_, index) => `name${index}=1`).join('&'),
}

const controls: Readonly<Record<string, Control>> = {
  color: { type: 'color', default: '#ffffff' },
  text: { type: 'text', default: '' },
  boolean: { type: 'boolean', default: true },
  number: { type: 'number', default: 1 },
  range: { type: 'range', default: 1, min: 0, max: 2, step: 0.1 },
  select: { type: 'select', default: 'a', options: ['a'] },
}

const empty = { title: '', category: '' }
let drafts = 0

/** Reads a text as stored by an earlier visit, in a module that has read nothing yet. */
function readStored<State>(text: string, read: () => State): State {
  stored.text = text
  return read()
}

/** What reads a text, and answers whether it ended in a default or a sentence, or in little enough. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  ...Object.fromEntries(
    Object.entries(controls).map(([name, control]) => [
      `a ${name} in an address`,
      (text: string) => {
        const value = parse(control, text)
        return value === undefined || accepts(control, value)
      },
    ]),
  ),
  'a color field': (text) => isColor(text) || toHex(text) === '#000000',
  'the code of a glass': (text) => decodeGlass(text) === undefined,
  'pasted CSS': (text) => {
    try {
      return readGlassCss(text).understood.length < 100
    } catch (error) {
      return error instanceof Error && error.name === 'CssError' && error.message.endsWith('.')
    }
  },
  'the width of previews': (text) => {
    const { width = 300 } = parsePreview(new URLSearchParams({ 'preview-width': text }))
    return width >= 280 && width <= 1920
  },
  'the query of the catalogue': (text) => {
    const query = readCatalogueQuery(new URLSearchParams({ q: text, page: text, category: text }))
    const { page } = cataloguePage([{ title: 'Button', category: 'inputs' }], query)
    return query.category === undefined && page === 1
  },
  'a path': (text) => canonicalPath(text).length <= Math.max(1, text.length),
  'the last query of the catalogue': (text) =>
    readStored(text, () => lastCatalogueSearch('/components')).length <= 2001,
  'a color scheme': (text) => ['system', 'light', 'dark'].includes(parseScheme(text)),
  'what is typed into the palette': (text) => {
    compared.words = 0
    createSearch([{ title: 'Button', texts: [], rank: 1 }])(text)
    return compared.words < 2000
  },
  'code with the text of a visitor': (text) => {
    // A field has one line.
    const line = text.replaceAll('\n', ' ')
    return (
      highlight(`.a { color: ${line}; }`, 'css').length + highlight(`<A b="${line}" />`, 'tsx').length < 4000
    )
  },
  'a draft': (text) => {
    drafts += 1
    const values = readStored(text, createDraft(`${drafts}`, empty).read)
    return Object.keys(values).join() === 'title,category'
  },
}

describe.each(Object.entries(readers))('%s', (_, read) => {
  test.each(Object.entries(huge))('is done with a megabyte of %s', (_name, text) => {
    expect(read(text)).toBe(true)
  })

  test('takes any text', () => {
    const pieces = fc.constantFrom(
      'rgb(',
      '1',
      ',',
      ' ',
      '%',
      '#',
      '{"title":',
      '[',
      '"',
      '\n',
      '\u0000',
      '🙂',
      '\ud800',
    )
    const odd = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(odd, (text) => {
        expect(read(text)).toBe(true)
      }),
    )
  })
})

test('what is remembered of earlier visits is little, however much is stored', async () => {
  for (const [name, text] of Object.entries(huge)) {
    vi.resetModules()
    stored.text = text
    const { favorites } = await import('../../src/site/catalogue/favorites')
    expect(favorites.read().length, name).toBeLessThanOrEqual(1000)
    const { glassChoice } = await import('../../src/glass/glass-choice')
    expect(decodeGlass(glassChoice.read()?.code ?? ''), name).toBeUndefined()
    const { readChoice } = await import('../../src/docs/install/install-choice')
    expect(readChoice(), name).toEqual({ manager: 'npm', styling: 'css', isNext: false, settings: 'none' })
  }
})

test('an address with hundreds of thousands of parameters is answered', async () => {
  const parameters = new URLSearchParams(
    Array.from({ length: 300_000 }, (_, index) => [`name${index}`, ''] as [string, string]),
  )
  const markdown = await answer('/button-details', parameters, 'markdown')
  expect(markdown?.kind).toBe('text')
  const printed = async (of: URLSearchParams) => {
    const item = await answer('/button-details', of, 'item')
    return item?.kind === 'text' ? [item.key, item.print()] : item
  }
  expect(await printed(parameters)).toEqual(await printed(new URLSearchParams()))
})
