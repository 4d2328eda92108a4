import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { Low } from 'lowdb'
import { JSONFile } from 'lowdb/node'
import type { Story } from '../../../src/shared/story'
import { storyOf } from '../../harness/sample-records'
import { announcePort } from './announce-port'

/** The baseline for posts: lowdb as its README shows it – push, `db.write()`, respond – and nothing else. */
const [, , file = '', count = '0'] = process.argv
const records = Array.from({ length: Number(count) }, (_, number) => ({
  id: crypto.randomUUID(),
  ...storyOf(number),
}))
const database = new Low<{ stories: (Story & { id: string })[] }>(new JSONFile(file), { stories: records })
await database.write()

announcePort(
  createServer((request, response) => {
    void (async () => {
      const story = { id: crypto.randomUUID(), ...((await json(request)) as Story) }
      database.data.stories.push(story)
      await database.write()
      response
        .writeHead(201, { 'Content-Type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(story))
    })()
  }),
)
