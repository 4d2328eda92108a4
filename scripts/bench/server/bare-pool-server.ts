import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import pg from 'pg'
import type { Story } from '../../../src/shared/story'
import { announcePort } from './announce-port'

/** A pool of ten connections behind bare `node:http`: insert, respond, and nothing else. */
const [, , connectionString = ''] = process.argv
const pool = new pg.Pool({ connectionString, max: 10 })

announcePort(
  createServer((request, response) => {
    void (async () => {
      const story = { id: crypto.randomUUID(), ...((await json(request)) as Story) }
      const { id, title, content, category, date } = story
      await pool.query('insert into bare values ($1, $2, $3, $4, $5)', [id, title, content, category, date])
      response
        .writeHead(201, { 'Content-Type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(story))
    })()
  }),
)
