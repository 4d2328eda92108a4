import { createCluster, postgresIsMissing } from './harness/postgres-cluster'
import { vitest } from './harness/test-steps'
import { runSuite } from './harness/test-suite'
import { readWords } from './harness/usage'

readWords('Usage: npm run test:postgres. It tests the store on a real PostgreSQL.')

/** The store's tests on a real PostgreSQL, which is created for them and removed. */
const reason = postgresIsMissing()
if (reason === undefined) {
  const cluster = await createCluster()
  process.env.TEST_DATABASE_URL = cluster.url
  try {
    await runSuite([vitest('postgres', '--project postgres')])
  } finally {
    await cluster.remove()
  }
} else {
  console.log(`PostgreSQL: ${reason}`)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
