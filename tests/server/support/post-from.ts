import type { HttpClient, HttpResponse } from '../../../scripts/harness/http-client'

/** Posts as the client with an address, to a server that trusts one proxy. */
export const postFrom = (
  client: HttpClient,
  address: string,
  path: string,
  payload: object,
): Promise<HttpResponse> =>
  client.send(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify(payload),
  })
