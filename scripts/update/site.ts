import { hashOf } from '../../src/install/file-hash.ts'
import { firstLineOf, withoutFirstLine } from '../../src/install/first-line.ts'
import type { Version } from '../../src/install/releases.ts'
import type { Styling } from '../../src/registry/styling.ts'

/** An error that is told without a stack: its text names the fact and the fix. */
export class UpdateError extends Error {}

/** A file of today, by its whole text. */
export interface TodaysFile {
  readonly hash: string
  /** The text with its first line. */
  readonly code: string
}

/** The items of a site. Each answer is fetched once. */
export interface Site {
  /** The files of today, by name; undefined for an item that the site does not have. */
  readonly today: (item: string, styling: Styling) => Promise<ReadonlyMap<string, TodaysFile> | undefined>
  /** The released versions of an item, the oldest first. */
  readonly versions: (item: string) => Promise<readonly Version[]>
  /** A released text without its first line; undefined for a hash that was never released. */
  readonly released: (hash: string) => Promise<string | undefined>
}

interface Item {
  readonly files: readonly { readonly content: string }[]
}

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && 'files' in value && Array.isArray(value.files)

/** @param address Where the site is, without a trailing slash. */
export function openSite(address: string): Site {
  const known = new Map<string, Promise<string | undefined>>()
  const fetchText = async (path: string) => {
    let response: Response
    try {
      response = await fetch(address + path)
      if (response.ok) return await response.text()
    } catch (cause) {
      throw new UpdateError(
        `${address} does not answer. Nothing was changed. Check the connection, or name another address by --site.`,
        { cause },
      )
    }
    if (response.status === 404) return undefined
    throw new UpdateError(
      `${address}${path} answered ${response.status}. Nothing was changed. Try again later.`,
    )
  }
  const get = (path: string) => {
    const answer = known.get(path) ?? fetchText(path)
    known.set(path, answer)
    return answer
  }
  const whole = (path: string, text: string, hash: string | undefined) => {
    if (hashOf(text) !== hash)
      throw new UpdateError(`${address}${path} did not arrive whole. Nothing was changed. Try again.`)
  }
  const notVitrine = (path: string) =>
    new UpdateError(
      `What ${address}${path} says is not what Vitrine answers. Nothing was changed. Name the site by --site.`,
    )
  const parse = (path: string, text: string): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      throw notVitrine(path)
    }
  }
  return {
    async today(item, styling) {
      const path = `/r/${styling === 'css' || item === 'next' ? '' : `${styling}/`}${item}.json`
      const text = await get(path)
      if (text === undefined) return undefined
      const answer = parse(path, text)
      if (!isItem(answer)) throw notVitrine(path)
      const { files } = answer
      return new Map(
        files.map(({ content }) => {
          const line = firstLineOf(content)
          whole(path, withoutFirstLine(content), line?.hash)
          return [line?.name ?? '', { hash: line?.hash ?? '', code: content }]
        }),
      )
    },
    async versions(item) {
      const path = `/r/releases/${item}.json`
      const text = await get(path)
      if (text === undefined) return []
      const list = parse(path, text)
      if (!Array.isArray(list)) throw notVitrine(path)
      // The release command wrote it.
      return list as Version[]
    },
    async released(hash) {
      const path = `/r/releases/files/${hash}.txt`
      const text = await get(path)
      if (text !== undefined) whole(path, text, hash)
      return text
    },
  }
}
