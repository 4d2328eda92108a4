import { createBenchServers } from './bench/server/bench-servers'
import { createBenchDatabases } from './bench/server/database'
import { compareAddresses, compareGets, compareUnderSlowClients } from './bench/server/gets'
import {
  compareFirstPage,
  compareMemory,
  compareOwnersList,
  comparePagesUnderWrites,
} from './bench/server/pages'
import { comparePostgresPosts, comparePosts, compareRetries } from './bench/server/posts'
import { postgresIsMissing } from './harness/postgres-cluster'
import { readWords } from './harness/usage'

/** `npm run bench:server -- posts` measures one part. The ratios of one run count, not the figures. */
const parts = {
  async gets() {
    for (const stories of [20, 1_000]) console.log(await compareGets(servers, stories))
    console.log(await compareUnderSlowClients(servers))
    console.log(await compareAddresses(servers))
  },
  async posts() {
    for (const stories of [100, 1_000, 10_000])
      for (const clients of [10, 100]) console.log(await comparePosts(servers, stories, clients))
    const ours = await servers.startOurs(1_000)
    console.log(await compareRetries(ours, 'the file'))
    await ours.stop()
  },
  async postgres() {
    const reason = postgresIsMissing()
    if (reason !== undefined) return console.log(`PostgreSQL: ${reason}`)
    const databases = await createBenchDatabases(servers)
    try {
      const empty = await databases.start(0)
      const few = await databases.start(30)
      const many = await databases.start(1_000_000)
      console.log(await compareFirstPage(few, many))
      console.log(await compareOwnersList(few, many))
      console.log(await compareMemory(empty, many))
      console.log(await compareRetries(few.server, 'PostgreSQL'))
      for (const stories of [10_000, 100_000])
        console.log(await comparePagesUnderWrites(await databases.start(stories), stories))
      console.log(await comparePagesUnderWrites(many, 1_000_000))
      const compareOnPostgres = async () => {
        for (const clients of [1, 20, 100]) console.log(await comparePostgresPosts(servers, few, clients))
      }
      await compareOnPostgres()
      await databases.slowFlushes()
      console.log('the same where each flush takes 2 ms more:')
      await compareOnPostgres()
    } finally {
      await databases.remove()
    }
  },
}

const names = readWords(
  `Usage: npm run bench:server, or -- followed by some of ${Object.keys(parts).join(', ')} to measure these alone.`,
  (word) => word in parts,
)
const chosen = Object.entries(parts).filter(([name]) => names.length === 0 || names.includes(name))

const servers = await createBenchServers()
try {
  for (const [, measure] of chosen) await measure()
} finally {
  await servers.clean()
}
