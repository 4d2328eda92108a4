import { expect, test } from 'vitest'
import { ByteCache } from '../../server/byte-cache'

/** A cache, and the keys that were read because it did not have them. */
function cacheOf(budget: number) {
  const cache = new ByteCache(budget)
  const reads: string[] = []
  /** Asks for a key that stands for as many bytes as its second part says: `a:3`. */
  const ask = (key: string) =>
    Promise.resolve(
      cache.get(key, () => {
        reads.push(key)
        return Promise.resolve(new Uint8Array(Number(key.split(':')[1])))
      }),
    )
  return { cache, reads, ask }
}

test('what fits the budget is read once', async () => {
  const { cache, reads, ask } = cacheOf(10)
  for (const key of ['a:6', 'b:4', 'a:6', 'b:4']) expect(await ask(key)).toHaveLength(Number(key.slice(2)))
  expect(reads).toEqual(['a:6', 'b:4'])
  expect(cache.size).toBe(10)
})

test('what was used least recently goes first, and only as much as is needed', async () => {
  const { cache, reads, ask } = cacheOf(10)
  for (const key of ['a:4', 'b:4', 'c:2', 'a:4', 'd:3']) await ask(key)
  expect(cache.size).toBe(9)
  reads.length = 0
  for (const key of ['a:4', 'c:2', 'd:3', 'b:4']) await ask(key)
  expect(reads).toEqual(['b:4'])
})

test('what is larger than the budget is read each time, and nothing goes for it', async () => {
  const { cache, reads, ask } = cacheOf(10)
  for (const key of ['a:10', 'b:11', 'b:11', 'a:10'])
    expect(await ask(key)).toHaveLength(Number(key.slice(2)))
  expect(reads).toEqual(['a:10', 'b:11', 'b:11'])
  expect(cache.size).toBe(10)
})

test('what is added stays if there is room for it, and nothing goes for it', async () => {
  const { cache, reads, ask } = cacheOf(10)
  cache.add('a:6', new Uint8Array(6))
  cache.add('b:5', new Uint8Array(5))
  cache.add('a:6', new Uint8Array(6))
  expect(cache.size).toBe(6)
  for (const key of ['a:6', 'b:5']) await ask(key)
  expect(reads).toEqual(['b:5'])
})

test('whoever asks for a key that is being read shares that read', async () => {
  const { cache, reads, ask } = cacheOf(10)
  const [first, second] = await Promise.all([ask('a:3'), ask('a:3')])
  expect(second).toBe(first)
  expect(reads).toEqual(['a:3'])
  expect(cache.size).toBe(3)
})

test('a failed read is not kept: the next one reads again', async () => {
  const { cache, ask } = cacheOf(10)
  const fail = () => Promise.reject(new Error('The disk is gone.'))
  await expect(Promise.resolve(cache.get('a:3', fail))).rejects.toThrow('The disk is gone.')
  expect(cache.size).toBe(0)
  expect(await ask('a:3')).toHaveLength(3)
})
