import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call to the token server: its method, and the claims of its bearer token. */
export interface TokenCall {
  readonly method: string
  readonly email?: string
  readonly issuedAt?: number
}

const headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, DELETE',
  'Access-Control-Allow-Headers': 'Authorization',
}

function callOf(method: string, authorization: string | undefined): TokenCall {
  const payload = /^Bearer [^.]+\.([^.]+)\./.exec(authorization ?? '')?.[1]
  if (payload === undefined) return { method }
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { email: string; iat: number }
  return { method, email: claims.email, issuedAt: claims.iat }
}

/** Starts a server for VITE_AUTH_TOKEN_SYNC_URL. `GET` returns the calls that it has received. */
export async function startTokenServer(): Promise<{ url: string; stop: () => void }> {
  const calls: TokenCall[] = []
  const server = createServer(({ method = '', headers: { authorization } }, response) => {
    if (method === 'POST' || method === 'DELETE') calls.push(callOf(method, authorization))
    if (method === 'GET') response.writeHead(200, headers).end(JSON.stringify(calls))
    else response.writeHead(204, headers).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/session`, stop: () => void server.close() }
}
