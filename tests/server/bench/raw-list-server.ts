import { createServer } from 'node:http'
import { storyOf } from '../support/records'
import { announce } from './announce'

/** The yardstick for `getposts`: bare node:http that serialises the whole list for each request, and nothing else. */
const count = Number(process.argv[2])
const stories = Array.from({ length: count }, (_, number) => ({
  id: crypto.randomUUID(),
  ...storyOf(number),
}))

announce(
  createServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json; charset=utf-8')
    response.end(JSON.stringify(stories))
  }),
)
