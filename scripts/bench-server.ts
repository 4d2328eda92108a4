import { createBenchServers } from './bench/server/bench-servers'
import { compareGets, compareUnderSlowClients } from './bench/server/gets'
import { comparePosts } from './bench/server/posts'

/** `npm run bench:server -- gets` or `-- posts` measures one part. The ratios of one run count, not the figures. */
const [, , part] = process.argv
if (part !== undefined && part !== 'gets' && part !== 'posts') {
  console.error(`bench:server has no part '${part}'; it has gets and posts.`)
  process.exit(2)
}

const servers = await createBenchServers()
try {
  if (part !== 'posts') {
    for (const stories of [20, 1_000]) console.log(await compareGets(servers, stories))
    console.log(await compareUnderSlowClients(servers))
  }
  if (part !== 'gets') {
    for (const stories of [100, 1_000, 10_000])
      for (const clients of [10, 100]) console.log(await comparePosts(servers, stories, clients))
  }
} finally {
  await servers.clean()
}
