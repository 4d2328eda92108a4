import { createServer } from 'node:http'
import { storyOf } from '../../harness/sample-records'
import { announcePort } from './announce-port'

/** The baseline for `getposts`: bare node:http that serializes the list for each request, and nothing else. */
const count = Number(process.argv[2])
const stories = Array.from({ length: count }, (_, number) => ({
  id: crypto.randomUUID(),
  ...storyOf(number),
}))

announcePort(
  createServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json; charset=utf-8')
    response.end(JSON.stringify(stories))
  }),
)
