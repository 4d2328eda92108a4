import type { AdminView } from './arguments'
import type { AdminResponse } from './requests'
import type { Notification } from '../store/outbox'
import type { ListName } from '../store/store'

type Entry = Extract<AdminResponse, { entries: unknown }>['entries'][number]

/** The fields that identify a record in the list. */
const mainFields = {
  stories: ['title', 'content'],
  waiting: ['title', 'content'],
  messages: ['fullName', 'message'],
} as const satisfies Record<ListName, readonly string[]>

/** The most characters of a field in the list. */
const briefLength = 80

/** The printed lines of a record. Characters that control a terminal are escaped, because strangers typed the text. */
export function entryLines(entry: Entry, view: AdminView): string[] {
  const { savedAt, client, list, record } = entry
  if (view === 'json') return [visibleJson({ ...record, savedAt, client })]
  const origin = { saved: savedAt ?? 'unknown', client: client ?? 'unknown' }
  if (view === 'brief') {
    const texts = mainFields[list].map((field) => firstLine(String(record[field])))
    return [[visible(record.id), origin.saved, origin.client, texts.join(' · ')].join('  ')]
  }
  const { id, ...fields } = record
  return [
    ...Object.entries({ id, list, ...origin, ...fields }).map(
      ([name, value]) => `${name}: ${visible(String(value)).replaceAll('\n', '\n  ')}`,
    ),
    '',
  ]
}

/** The printed line of a notification. */
export function notificationLine(notification: Notification, view: AdminView): string {
  if (view === 'json') return visibleJson(notification)
  const { id, kind, savedAt, attempts, nextAt, failure } = notification
  const next = nextAt === null ? 'dead' : `next ${nextAt}`
  return [visible(id), kind, savedAt, `${attempts} failed`, next, visible(failure ?? '')].join('  ').trimEnd()
}

function firstLine(text: string): string {
  const [line = ''] = text.trim().split(/\r|\n/)
  const characters = Array.from(line)
  return visible(
    characters.length > briefLength ? `${characters.slice(0, briefLength).join('')}…` : characters.join(''),
  )
}

/** Escapes control characters and those that change the direction of text. */
const visible = (text: string) =>
  text.replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, (character) => `\\u{${codeOf(character)}}`)

/** Escapes the same characters in JSON; JSON.stringify escapes only some of them. */
const visibleJson = (value: object) =>
  JSON.stringify(value).replace(
    /[\p{Cc}\p{Bidi_Control}]/gu,
    (character) => `\\u${codeOf(character).padStart(4, '0')}`,
  )

const codeOf = (character: string) => (character.codePointAt(0) ?? 0).toString(16)
