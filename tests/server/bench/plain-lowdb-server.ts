import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { Low } from 'lowdb'
import { JSONFile } from 'lowdb/node'
import type { Story } from '../../../src/shared/story'
import { storyOf } from '../support/records'
import { announce } from './announce'

/** The yardstick for posts: lowdb as its own page shows it – push, `db.write()`, answer – and nothing else. */
const [, , file = '', count = '0'] = process.argv
const records = Array.from({ length: Number(count) }, (_, number) => ({
  id: crypto.randomUUID(),
  ...storyOf(number),
}))
const database = new Low<{ stories: (Story & { id: string })[] }>(new JSONFile(file), { stories: records })
await database.write()

announce(
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
