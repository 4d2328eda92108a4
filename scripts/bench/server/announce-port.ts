import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Listens on a free port and logs it as the real server does, so that the harness can start both. */
export function announcePort(server: Server): void {
  server.listen(0, () => {
    const { port } = server.address() as AddressInfo
    console.log(JSON.stringify({ msg: 'listening', port }))
  })
}
