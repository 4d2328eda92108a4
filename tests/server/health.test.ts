import { expect, test } from 'vitest'
import { runningServer } from './support/running-server'

test('the health checks answer, and are never cached', async () => {
  const { client } = await runningServer()
  for (const path of ['/healthz', '/readyz']) {
    const response = await client.send(path)
    expect(response.status).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
  }
})
