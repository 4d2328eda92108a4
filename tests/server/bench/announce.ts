import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Listens on a free port and says so as the real server does, so that one harness starts them all. */
export function announce(server: Server): void {
  server.listen(0, () => {
    const { port } = server.address() as AddressInfo
    console.log(JSON.stringify({ msg: 'listening', port }))
  })
}
