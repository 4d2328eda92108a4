import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { addresses } from '../documents'
import { expect, test } from '../fixture'

/** What a server sends before it waits for the browser: ten segments of 1,460 bytes (RFC 6928). */
const firstFlight = 10 * 1460

/** The documents that arrive a round trip later, each for what it shows. None may join them. */
const larger = ['/components?page=3', '/product-details', '/studio']

/** The bytes of an answer, with its status line and its headers. */
async function bytesOf(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'br', accept: 'text/html' }
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).on('error', reject)
  })
  expect(response.headers['content-encoding'], url).toBe('br')
  const names = response.rawHeaders.filter((_, index) => index % 2 === 0)
  const values = response.rawHeaders.filter((_, index) => index % 2 === 1)
  const lines = ['HTTP/1.1 200 OK', ...names.map((name, index) => `${name}: ${values[index] ?? ''}`), '']
  return lines.join('\r\n').length + 2 + (await buffer(response)).length
}

test('a document arrives in the first flight of packets', async ({ baseURL }) => {
  const sizes = await Promise.all(
    addresses.map(async (address) => [address, await bytesOf(`${baseURL}${address}`)] as const),
  )
  const tooLarge = sizes.filter(([, bytes]) => bytes > firstFlight)
  expect(tooLarge.filter(([address]) => !larger.includes(address))).toEqual([])
  expect(tooLarge.map(([address]) => address).toSorted(), 'one that fits now is taken off the list').toEqual(
    larger,
  )
})
