import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { Low } from 'lowdb'
import { JSONFile } from 'lowdb/node'
import pg from 'pg'
import type { Story } from '../../../src/shared/story'
import { storyOf } from '../../harness/sample-records'

/** Stories with ids. */
const records = (count: string) =>
  Array.from({ length: Number(count) }, (_, number) => ({ id: crypto.randomUUID(), ...storyOf(number) }))

/** A server that saves each story that is posted, and answers with it. */
const postServer = (save: (story: Story & { id: string }) => Promise<unknown>): Server =>
  createServer((request, response) => {
    void (async () => {
      const story = { id: crypto.randomUUID(), ...((await json(request)) as Story) }
      await save(story)
      response
        .writeHead(201, { 'Content-Type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(story))
    })()
  })

/** The servers that ours is compared with, by name. Each does one thing, and nothing else. */
const servers = {
  /** For posts: lowdb as its README shows it. Push, `db.write()`, respond. */
  async 'plain-lowdb'(file: string, count: string) {
    const database = new Low(new JSONFile<{ stories: (Story & { id: string })[] }>(file), {
      stories: records(count),
    })
    await database.write()
    return postServer((story) => {
      database.data.stories.push(story)
      return database.write()
    })
  },

  /** For posts on PostgreSQL: a pool of ten connections behind bare `node:http`. */
  'bare-pool'(connectionString: string) {
    const pool = new pg.Pool({ connectionString, max: 10 })
    return postServer(({ id, title, content, category, date }) =>
      pool.query('insert into bare values ($1, $2, $3, $4, $5)', [id, title, content, category, date]),
    )
  },

  /** For `getposts`: bare `node:http` that serializes the list for each request. */
  'raw-list'(count: string) {
    const stories = records(count)
    return createServer((_request, response) => {
      response.setHeader('Content-Type', 'application/json; charset=utf-8')
      response.end(JSON.stringify(stories))
    })
  },
}

/** The name of a server. It is the first word of this program's command line; what the server needs follows. */
export type BaselineServer = keyof typeof servers

const [, , name, first = '', second = ''] = process.argv
// The bench starts this program with one of the names.
const server = await servers[name as BaselineServer](first, second)
server.listen(0, () => {
  const { port } = server.address() as AddressInfo
  // As the real server logs it, so that the harness can start both.
  console.log(JSON.stringify({ msg: 'listening', port }))
})
