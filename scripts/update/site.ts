import { firstLineOf, hashOf, withoutFirstLine } from '../../src/install/first-line.ts'
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

/** What a site says of its items. Each answer is fetched once. */
export interface Site {
  /** The files of today, by name; undefined for an item that the site does not have. */
  readonly today: (item: string, styling: Styling) => Promise<ReadonlyMap<string, TodaysFile> | undefined>
  /** The released versions of an item, the oldest first. */
  readonly versions: (item: string) => Promise<readonly Version[]>
  /** A released text without its first line; undefined for a hash that was never released. */
  readonly released: (hash: string) => Promise<string | undefined>
}

interface Item {
  readonly files: readonly { readonly path: string; readonly content: string }[]
}

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
  return {
    async today(item, styling) {
      const path = `/r/${styling === 'css' || item === 'next' ? '' : `${styling}/`}${item}.json`
      const text = await get(path)
      if (text === undefined) return undefined
      // The site's build wrote it.
      const { files } = JSON.parse(text) as Item
      return new Map(
        files.map(({ content }) => {
          const line = firstLineOf(content)
          whole(path, withoutFirstLine(content), line?.hash)
          return [line?.name ?? '', { hash: line?.hash ?? '', code: content }]
        }),
      )
    },
    async versions(item) {
      const text = await get(`/r/releases/${item}.json`)
      // The release command wrote it.
      return text === undefined ? [] : (JSON.parse(text) as Version[])
    },
    async released(hash) {
      const path = `/r/releases/files/${hash}.txt`
      const text = await get(path)
      if (text !== undefined) whole(path, text, hash)
      return text
    },
  }
}
