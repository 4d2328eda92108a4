import { freePort } from '../../../scripts/harness/free-port'

const variable = 'STYLINGS_PORTS'

// The config is read by the runner and by each worker: all must agree on the ports.
process.env[variable] ??= JSON.stringify([await freePort(5058), await freePort(5059)])
const [emotion, css] = JSON.parse(process.env[variable]) as [number, number]

/** Where the two builds of the site are served. */
export const ports = { emotion, css } as const

export const addressOf = (styling: keyof typeof ports): string => `http://localhost:${ports[styling]}`
